import type { Content } from './many-sites';
import { embeddedRecord, embeddedReviews } from './embedded-records';

/**
 * The records of content/ as a content server sends them; `startSites` shows them once for all files that ask
 * for this object.
 */
export const embeddedSites: Record<'demo' | 'spanish' | 'call-only' | 'minimal', Content> = {
  demo: { record: embeddedRecord('demo'), reviews: embeddedReviews('demo') },
  spanish: { record: embeddedRecord('spanish'), reviews: embeddedReviews('spanish') },
  'call-only': { record: embeddedRecord('call-only'), reviews: embeddedReviews('call-only') },
  minimal: { record: embeddedRecord('minimal') },
};
