import type { Content } from './many-sites';
import { embeddedNames, embeddedRecord, embeddedReviews } from './embedded-records';

/** The records of content/; `startSites` shows this object once for all files. */
export const embeddedSites = Object.fromEntries(
  embeddedNames.map((name) => [name, { record: embeddedRecord(name), reviews: embeddedReviews(name) }]),
) as Record<(typeof embeddedNames)[number], Content>;
