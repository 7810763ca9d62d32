import { isbot } from 'isbot';
import { database, groupCommitAlways } from '@/lib/platform/db';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { info, reasonOf, warn } from '@/lib/platform/log';

/** Nobody has seen a prefetched or prerendered page yet. */
const isAhead = (headers: Headers) =>
  /prefetch|prerender|preview/i.test(
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' '),
  );

/** Decides by Sec-Fetch-Site; on plain HTTP by Origin without its port, which proxies drop. */
const isOwn = (headers: Headers) => {
  const from = headers.get('sec-fetch-site');
  if (from) return from === 'same-origin';
  const origin = headers.get('origin') ?? '';
  return (
    URL.canParse(origin) && normaliseHost(new URL(origin).host) === normaliseHost(headers.get('host') ?? '')
  );
};

export const isVisit = (headers: Headers): boolean => {
  const agent = headers.get('user-agent');
  return Boolean(agent) && !isbot(agent) && !isAhead(headers) && isOwn(headers);
};

/** A single statement, so that processes can count at the same time. */
const add = async (siteId: string): Promise<number> => {
  const [rows] = await groupCommitAlways(await database())([
    {
      sql: `insert into visits (site, count) values (?, 1)
            on conflict (site) do update set count = visits.count + 1 returning count`,
      args: [siteId],
    },
  ]);
  return Number(rows?.[0]?.count);
};

let isFailing = false;

/** Logs when an outage begins and ends. */
const orNull = async (number: Promise<number>): Promise<number | null> => {
  try {
    const answer = await number;
    if (isFailing) info('visits.recovered');
    isFailing = false;
    return answer;
  } catch (error) {
    if (!isFailing) warn('visits.failed', { reason: reasonOf(error) });
    isFailing = true;
    return null;
  }
};

const read = async (siteId: string): Promise<number> => {
  const sql = 'select count from visits where site = ?';
  return (await (await database()).all<{ count: number }>(sql, [siteId]))[0]?.count ?? 0;
};

export const countVisit = (siteId: string): Promise<number | null> => orNull(add(siteId));

export const visitsOf = (siteId: string): Promise<number | null> => orNull(read(siteId));
