import { warnOnce } from '@/lib/log';
import { forgivingParse } from './wire/forgiving-parse';
import type { Site } from './site';
import { toSite } from './to-site';
import { wireRecordFields, wireRecordSchema } from './wire/wire-record';

/**
 * A content record, as JSON of unknown shape, to the site it describes. One line is logged for each field that was lost.
 * @throws Error when the document is no content record: not an object, or without a single field that SPEC section 3 names.
 */
export const parseRecord = (document: unknown, pageId: string): Site => {
  if (
    typeof document !== 'object' ||
    document === null ||
    !Object.keys(document).some((field) => wireRecordFields.has(field))
  ) {
    throw new Error('the answer is not a content record');
  }
  const { value, problems } = forgivingParse(wireRecordSchema, document);
  if (!value) throw new Error('the answer is not a content record');
  const { site, problems: unshown } = toSite(pageId, value);
  for (const { path, reason } of [...problems, ...unshown])
    warnOnce('content.field', { site: pageId, field: path, reason });
  return site;
};
