import { database } from '@/lib/platform/db';
import { GoneError } from '@/lib/platform/http/bounded-fetch';

export const MAX_PREVIEWS = 200;

/** Stores a preview until `expiresAt` (milliseconds since 1970). @throws Error when the database fails */
export const savePreview = async (
  { id, document, expiresAt }: { id: string; document: unknown; expiresAt: number },
  now: number,
): Promise<void> => {
  await (
    await database()
  ).batch([
    { sql: 'delete from previews where expires_at <= ?', args: [now] },
    {
      sql: 'insert into previews (id, document, created_at, expires_at) values (?, ?, ?, ?)',
      args: [id, JSON.stringify(document), now, expiresAt],
    },
    {
      sql: 'delete from previews where id not in (select id from previews order by created_at desc, id limit ?)',
      args: [MAX_PREVIEWS],
    },
  ]);
};

/** A preview's record, unchecked. @throws GoneError when it has expired, Error when the database fails */
export const readPreview = async (id: string): Promise<unknown> => {
  const [row] = await (
    await database()
  ).all('select document from previews where id = ? and expires_at > ?', [id, Date.now()]);
  if (!row) throw new GoneError('the preview has ended');
  return JSON.parse(String(row.document));
};
