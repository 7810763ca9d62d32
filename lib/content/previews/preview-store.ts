import { LRUCache } from 'lru-cache';
import { database } from '@/lib/platform/db';
import { reasonOf, warn } from '@/lib/platform/log';
import { singleton } from '@/lib/platform/singleton';
import type { Site } from '@/lib/content/record/site';
import { checkRecordInTurns, limitValues } from '@/lib/content/record/parse-record';
import { shownIn } from '@/lib/content/record/record-help';
import type { Known } from '../stale-if-error/stale-if-error-cache';
import { createPreviewId, hostedPageId, partsOfPreview } from '@/lib/content/domain/preview-id';

/** For each business, so that frequent saving ends no other business's link. */
export const MAX_PREVIEWS = 20;

/** Where the page id begins, for SQL. */
const PAGE_ID_AT = createPreviewId('').length + 1;

type Preview = { id: string; document: unknown; expiresAt: number };

/** Stores a preview until `expiresAt` (ms since 1970), and ends the business's oldest. @throws Error */
export const savePreview = async ({ id, document, expiresAt }: Preview, now: number): Promise<void> => {
  const db = await database();
  await db.batch([
    { sql: 'delete from previews where expires_at <= ?', args: [now] },
    {
      sql: 'insert into previews (id, document, created_at, expires_at) values (?, ?, ?, ?)',
      args: [id, JSON.stringify(document), now, expiresAt],
    },
    {
      sql: `delete from previews where id in (select id from previews
        where substr(id, ${PAGE_ID_AT}) = ? order by created_at desc, id limit 1000000 offset ?)`,
      args: [hostedPageId(id), MAX_PREVIEWS],
    },
  ]);
};

/**
 * Shows another record under the same link, on every instance. @returns when it ends (ms since 1970), or null
 * when it has ended
 * @throws Error when the database fails
 */
export const replacePreview = async (id: string, document: unknown, now: number): Promise<number | null> => {
  const db = await database();
  const [row] = await db.all(
    'update previews set document = ? where id = ? and expires_at > ? returning expires_at',
    [JSON.stringify(document), id, now],
  );
  return row ? Number(row.expires_at) : null;
};

const MEMORY_BYTES = 10_000_000;
/** A Site takes about three times the memory of its record's text. */
const BYTES_PER_CHARACTER = 4;

type Shown = { text: string; site: Site };

const shown = () =>
  singleton(
    'content.previews',
    () =>
      new LRUCache<string, Shown>({
        maxSize: MEMORY_BYTES,
        sizeCalculation: ({ text }) => text.length * BYTES_PER_CHARACTER,
      }),
  );

const withLook = (document: unknown, look: string | undefined): unknown => {
  if (look === undefined) return document;
  const record = document as { options?: object };
  return { ...record, options: { ...record.options, look } };
};

/**
 * Reads the database each time, so that an editor's next view shows the last save on every instance. While
 * the database is away, returns the last copy.
 */
export const readPreviewSite = async (id: string): Promise<Known<Site>> => {
  const before = shown().get(id);
  const { stored, look } = partsOfPreview(id);
  try {
    const db = await database();
    const [row] = await db.all('select document from previews where id = ? and expires_at > ?', [
      stored,
      Date.now(),
    ]);
    if (!row) return { state: 'gone' };
    const text = String(row.document);
    if (before?.text === text) return { state: 'found', value: before.site };
    const { site } = await checkRecordInTurns(withLook(limitValues(JSON.parse(text), id), look), id);
    shown().set(id, { text, site });
    return { state: 'found', value: site };
  } catch (error) {
    warn('preview.unread', { site: hostedPageId(id), reason: reasonOf(error) });
    return before ? { state: 'found', value: before.site } : { state: 'unavailable' };
  }
};

/**
 * The lines, pictures and contacts of a preview that was read before, each once, with the paths of their
 * fields.
 */
export const fieldsOfPreview = (id: string): [text: string, path: string][] => {
  const text = shown().get(id)?.text;
  const found = text === undefined ? [] : shownIn(JSON.parse(text));
  const lines = found.flatMap(({ path, value }) =>
    value.split('\n').map((line): [string, string] => [line.trim(), path]),
  );
  // The first field wins when several hold a text.
  return [...new Map(lines.filter(([line]) => line !== '').reverse())].reverse();
};
