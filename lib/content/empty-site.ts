import { parseRecord } from './parse-record';
import type { Site } from './site';

/** A site of which nothing is known but its page id: every field has its default. */
export const emptySite = (pageId: string): Site => parseRecord({ dbPrincipal: {} }, pageId);
