import 'server-only';
import type { Site } from '@/lib/content';
import { originOf } from '@/lib/content/hosts/hosts';
import type { StoredFields } from '@/lib/leads/outbox/lead';
import { database, groupCommit, type Database } from '@/lib/platform/db';
import { databaseSecret } from '@/lib/platform/db/secrets';
import { hmacOf } from '@/lib/platform/hmac';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { plainText } from './plain-text';
import { HELD_FROM, scoreText } from './text-suspicion';

const DAY = 24 * 60 * 60_000;
/** "Please call me" is written to many. */
const MIN_LETTERS = 40;
const MAX_TEXTS = 100_000;
/** How many sites count: more change nothing. */
const MAX_SITES = 10;

/** Digests of texts of the last day, by site. Both methods reject when the database does not answer. */
export const seenTexts = (db: Database) => ({
  /** Keeps a text. @returns how many other sites were sent it within a day */
  add: async (digest: string, site: string, now: number): Promise<number> => {
    const others = await db.all(
      `select site from seen_texts where digest = ? and site <> ? and seen_at > ? limit ${MAX_SITES}`,
      [digest, site, now - DAY],
    );
    // Not awaited: it shares the lead's commit, which follows at once.
    void groupCommit(db)([
      {
        sql: `insert into seen_texts (digest, site, seen_at) values (?, ?, ?)
              on conflict (digest, site) do update set seen_at = excluded.seen_at`,
        args: [digest, site, now],
      },
    ]).catch((error: unknown) => warnOnce('leads.seen-texts', { reason: reasonOf(error) }));
    return others.length;
  },

  /** Erases what is older than a day, and the oldest above 100,000. */
  erase: async (now: number): Promise<void> => {
    await db.run(
      `delete from seen_texts where seen_at <= ?
         or seen_at < coalesce((select seen_at from seen_texts order by seen_at desc limit 1 offset ${MAX_TEXTS}), 0)`,
      [now - DAY],
    );
  },
});

/** Letters alone: numbers and signs are what programs change from site to site. */
const lettersOf = (text: string): string => plainText(text).replace(/[^\p{L}]/gu, '');

const otherSitesOf = async (message: string, site: string, now: number): Promise<number> => {
  const letters = lettersOf(message);
  if (letters.length < MIN_LETTERS) return 0;
  const digest = hmacOf(letters, await databaseSecret('seen-texts'));
  return seenTexts(await database()).add(digest, site, now);
};

/** Why the text of a lead is suspicious, with its score and parts; null when it is not. */
export const suspicionOfText = async (
  { firstName, lastName, address, service, message }: StoredFields,
  site: Site,
  now: number,
): Promise<string | null> => {
  const { score, parts } = scoreText([firstName, lastName, address, service, message].join('\n'), {
    host: new URL(originOf(site.id)).hostname.replace(/^www\./, ''),
    ownWords: [site.name, ...site.services.map(({ name }) => name)],
    otherSites: await otherSitesOf(message, site.id, now),
  });
  return score < HELD_FROM ? null : `text ${score}: ${parts.map(({ signal }) => signal).join(', ')}`;
};
