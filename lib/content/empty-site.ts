import { parseRecord } from './parse-record';
import type { Site } from './site';

export const emptySite = (pageId: string): Site => parseRecord({ dbPrincipal: {} }, pageId);
