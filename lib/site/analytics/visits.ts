import { database, groupCommitAlways } from '@/lib/platform/db';
import { info, reasonOf, warn } from '@/lib/platform/log';

/** One statement, so that processes can count at the same time. */
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
  const [row] = await (await database()).all('select count from visits where site = ?', [siteId]);
  return Number(row?.count ?? 0);
};

/** @returns the site's new number; null when the database does not answer */
export const countVisit = (siteId: string): Promise<number | null> => orNull(add(siteId));

export const visitsOf = (siteId: string): Promise<number | null> => orNull(read(siteId));
