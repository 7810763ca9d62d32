import { database } from '@/lib/db';
import { info, reasonOf, warn } from '@/lib/log';
import { inBursts } from './coalesced-counter';

/** One statement, so that any number of processes may count at once. */
const add = async (siteId: string, by: number): Promise<number> => {
  const [row] = await (
    await database()
  ).all(
    'insert into visits (site, count) values (?, ?) on conflict (site) do update set count = visits.count + excluded.count returning count',
    [siteId, by],
  );
  return Number(row?.count);
};

const count = inBursts(add);

let failure: string | null = null;

/** A number, or null for an outage, which is logged when it begins, when its reason changes, and when it ends. */
const orNull = async (number: Promise<number>): Promise<number | null> => {
  try {
    const answer = await number;
    if (failure) info('visits.recovered');
    failure = null;
    return answer;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== failure) warn('visits.failed', { reason });
    failure = reason;
    return null;
  }
};

const read = async (siteId: string): Promise<number> => {
  const [row] = await (await database()).all('select count from visits where site = ?', [siteId]);
  return Number(row?.count ?? 0);
};

/** Counts a visit of a site. @returns the number that it made, committed; null when the database does not answer */
export const countVisit = (siteId: string): Promise<number | null> => orNull(count(siteId));

/** How many visits of a site were counted; null when the database does not answer. */
export const visitsOf = (siteId: string): Promise<number | null> => orNull(read(siteId));
