import { parseRecord } from './parse-record';
import type { Site } from './site';

/** For tests: the site of a record that has these fields of SPEC section 3 and nothing else. */
export const siteFor = (record: Record<string, unknown> = {}, pageId = 'test'): Site => parseRecord({ dbPrincipal: {}, ...record }, pageId);
