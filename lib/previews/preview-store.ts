import { database } from '@/lib/db';
import { GoneError } from '@/lib/http/fetch-json';

/** The oldest previews end when there are more. */
export const MAX_PREVIEWS = 200;

/** Keeps the record of a preview until `expiresAt`, in milliseconds since 1970. @throws Error when the database does not answer */
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

/** The record of a preview, unchecked. @throws GoneError when it has ended, Error when the database does not answer */
export const readPreview = async (id: string): Promise<unknown> => {
  const [row] = await (
    await database()
  ).all('select document from previews where id = ? and expires_at > ?', [id, Date.now()]);
  if (!row) throw new GoneError('the preview has ended');
  return JSON.parse(String(row.document));
};
