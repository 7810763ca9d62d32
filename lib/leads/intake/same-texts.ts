import 'server-only';
import { database, groupCommit, type Database } from '@/lib/platform/db';
import { databaseSecret } from '@/lib/platform/db/secrets';
import { hmacOf } from '@/lib/platform/hmac';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { DAY_MS } from '@/lib/platform/day';

/** Many businesses get short texts such as "Please call me" from different people. */
const MIN_LETTERS = 40;
const MAX_TEXTS = 100_000;
/** The largest number of sites that is counted. */
const MAX_SITES = 10;

/** Digests of texts of the last day, by site. Both methods reject when the database does not answer. */
export const seenTexts = (db: Database) => ({
  /** Keeps a text. @returns how many other sites were sent it within a day */
  add: async (digest: string, site: string, now: number): Promise<number> => {
    const others = await db.all(
      `select site from seen_texts where digest = ? and site <> ? and seen_at > ? limit ${MAX_SITES}`,
      [digest, site, now - DAY_MS],
    );
    // Not awaited: the statement joins the lead's commit, which follows at once.
    void groupCommit(db)([
      {
        sql: `insert into seen_texts (digest, site, seen_at) values (?, ?, ?)
              on conflict (digest, site) do update set seen_at = excluded.seen_at`,
        args: [digest, site, now],
      },
    ]).catch((error: unknown) => warnOnce('leads.seen-texts', { reason: reasonOf(error) }));
    return others.length;
  },

  /** Erases texts older than a day, and the oldest above 100,000. */
  erase: async (now: number): Promise<void> => {
    await db.run(
      `delete from seen_texts where seen_at <= ?
         or seen_at < coalesce((select seen_at from seen_texts order by seen_at desc limit 1 offset ${MAX_TEXTS}), 0)`,
      [now - DAY_MS],
    );
  },
});

/** Letters without accents only: programs change numbers and signs from site to site. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Keeps a digest of a message. @returns how many other sites were sent it within a day */
export const otherSitesOf = async (message: string, site: string, now: number): Promise<number> => {
  const letters = lettersOf(message);
  if (letters.length < MIN_LETTERS) return 0;
  const digest = hmacOf(letters, await databaseSecret('seen-texts'));
  return seenTexts(await database()).add(digest, site, now);
};
