import { warnOnce } from '@/lib/platform/log';
import { atOnce, inTurns, type Work } from '@/lib/platform/turns';
import { MAX_TEXT, type FieldProblem } from '@/lib/content/fields/field';
import { LONG_TEXT, readFormatted } from '@/lib/content/fields/formatted-text';
import { withIsoDates } from './country-dates';
import { textsIn } from './record-help';
import type { Site } from './site';
import { toSite } from './to-site';
import { forgivingFields, unknownKeys } from '@/lib/content/fields/check-fields';
import { recordFields, wireRecordFields, wireRecordSchema, type WireRecord } from './wire-record';

export type { FieldProblem } from '@/lib/content/fields/field';

/** One more than the longest list, so that the checks report a list that is too long. */
const MAX_ENTRIES = Math.max(...recordFields().map(({ bounds }) => bounds?.entries ?? 0)) + 1;
const MAX_VALUES = 8_000; // The demo business has some 400; 500 articles and 200 towns have 5,500.
const MAX_DEPTH = 12;

/** Cuts a document to entries, values and a depth that can be checked within milliseconds. Logs each cut. */
export const limitValues = (document: unknown, pageId: string): unknown => {
  let values = 0;
  const limited = (value: unknown, depth: number): unknown => {
    values += 1;
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return null;
    const kept: [string, unknown][] = [];
    // for-in takes ten times as long over 100,000 fields.
    for (const field of Object.keys(value).slice(0, MAX_ENTRIES)) {
      if (values > MAX_VALUES) break;
      kept.push([field, limited((value as Record<string, unknown>)[field], depth + 1)]);
    }
    return Array.isArray(value) ? kept.map(([, entry]) => entry) : Object.fromEntries(kept);
  };
  const kept = limited(document, 0);
  if (values > MAX_VALUES)
    warnOnce('content.field', {
      site: pageId,
      field: '(record)',
      reason: `has more than ${MAX_VALUES} values; the rest is left out`,
    });
  return kept;
};

const isRecord = (document: unknown): document is object =>
  typeof document === 'object' &&
  document !== null &&
  Object.keys(document).some((field) => wireRecordFields.has(field));

export type CheckedRecord = { site: Site; problems: FieldProblem[] };

/** `problems`: every unused value and name. @throws Error when the document has no field of the record */
export function* checking(document: unknown, pageId: string): Work<CheckedRecord> {
  if (!isRecord(document)) throw new Error('the answer is not a content record');
  for (const { value: text } of textsIn(document))
    if (text.length >= LONG_TEXT && text.length <= MAX_TEXT) {
      readFormatted(text);
      yield;
    }
  const { value, problems } = yield* forgivingFields(wireRecordSchema, withIsoDates(document));
  yield;
  const { site, problems: notShown } = yield* toSite(pageId, value as WireRecord);
  yield;
  return { site, problems: [...problems, ...unknownKeys(wireRecordSchema, document), ...notShown] };
}

export const checkRecord = (document: unknown, pageId: string): CheckedRecord =>
  atOnce(checking(document, pageId));

/** Like `checkRecord`, in turns, for servers: a record of 500 articles and 200 towns takes up to 100 ms. */
export const checkRecordInTurns = (document: unknown, pageId: string): Promise<CheckedRecord> =>
  inTurns(checking(document, pageId));

const siteOf = ({ site, problems }: CheckedRecord): Site => {
  for (const { path, reason } of problems) warnOnce('content.field', { site: site.id, field: path, reason });
  return site;
};

/** Logs each problem once. */
export const parseRecord = (document: unknown, pageId: string): Site => siteOf(checkRecord(document, pageId));

export const parseRecordInTurns = async (document: unknown, pageId: string): Promise<Site> =>
  siteOf(await checkRecordInTurns(document, pageId));

export const emptySite = (pageId: string): Site => parseRecord({ dbPrincipal: {} }, pageId);
