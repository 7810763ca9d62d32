import type { Content } from './many-sites';
import { embeddedRecord, embeddedReviews } from './embedded-records';

/** The records of content/; `startSites` shows this object once for all files. */
export const embeddedSites: Record<'demo' | 'spanish' | 'call-only' | 'minimal', Content> = {
  demo: { record: embeddedRecord('demo'), reviews: embeddedReviews('demo') },
  spanish: { record: embeddedRecord('spanish'), reviews: embeddedReviews('spanish') },
  'call-only': { record: embeddedRecord('call-only'), reviews: embeddedReviews('call-only') },
  minimal: { record: embeddedRecord('minimal') },
};
