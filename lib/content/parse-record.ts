import { warnOnce } from '@/lib/platform/log';
import { forgivingParse, type FieldProblem } from './wire/forgiving-parse';
import type { Site } from '@/lib/content/domain/site';
import { toSite } from './to-site';
import { unknownKeys } from './wire/unknown-keys';
import { wireRecordFields, wireRecordSchema } from './wire/wire-record';

export type { FieldProblem } from './wire/forgiving-parse';

const isRecord = (document: unknown): document is object =>
  typeof document === 'object' &&
  document !== null &&
  Object.keys(document).some((field) => wireRecordFields.has(field));

/**
 * Reads a content record of unknown shape.
 * @returns the site, and every unused value and name with the reason
 * @throws Error when the document is not an object, or has no field of SPEC section 3
 */
export const checkRecord = (document: unknown, pageId: string): { site: Site; problems: FieldProblem[] } => {
  const { value, problems } = isRecord(document)
    ? forgivingParse(wireRecordSchema, document)
    : { value: null, problems: [] };
  if (!value) throw new Error('the answer is not a content record');
  const { site, problems: notShown } = toSite(pageId, value);
  return { site, problems: [...problems, ...unknownKeys(document), ...notShown] };
};

/** As `checkRecord`; logs each problem. */
export const parseRecord = (document: unknown, pageId: string): Site => {
  const { site, problems } = checkRecord(document, pageId);
  for (const { path, reason } of problems) warnOnce('content.field', { site: pageId, field: path, reason });
  return site;
};
