import 'server-only';
import { listOf, type Database, type Value } from '@/lib/platform/db';
import { tablesOfLeads } from '@/lib/platform/db/tables';
import { samePhoneAs } from '@/lib/language/phone-numbers';
import { toLead, type Lead } from './lead';

const PAGE = 1_000;
/** Takes less than half a second on a file when each lead has photos. */
export const ERASED_PER_COMMIT = 200;

export type LeadSelection =
  { id: string } | { site: string } | { email: string } | { phone: string; country: string };

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase();

const matcher = (whose: LeadSelection): ((lead: Lead) => boolean) => {
  if ('email' in whose) return ({ fields }) => fold(fields.email ?? '') === fold(whose.email);
  if (!('phone' in whose)) return () => true;
  const isSame = samePhoneAs(whose.phone, whose.country);
  if (!isSame) throw new RangeError(`“${whose.phone}” is not a phone number of ${whose.country}.`);
  return ({ fields }) => isSame(fields.phone ?? '');
};

const condition = (whose: LeadSelection): { sql: string; args: Value[] } => {
  if ('id' in whose) return { sql: ' and id = ?', args: [whose.id] };
  return 'site' in whose ? { sql: ' and site = ?', args: [whose.site] } : { sql: '', args: [] };
};

/** Ids of leads in any state. @throws RangeError for an invalid phone number */
export const leadsOf = async (db: Database, whose: LeadSelection): Promise<string[]> => {
  const isTheirs = matcher(whose);
  const { sql, args } = condition(whose);
  const found: string[] = [];
  let last = '';
  for (;;) {
    const rows = await db.all(`select * from leads where id > ?${sql} order by id limit ${PAGE}`, [
      last,
      ...args,
    ]);
    found.push(
      ...rows
        .map(toLead)
        .filter(isTheirs)
        .map(({ id }) => id),
    );
    last = String(rows.at(-1)?.id);
    if (rows.length < PAGE) return found;
  }
};

export type Counts = Record<string, number>;

/** Adds up the numbers of each table over slices of the leads. */
const sumOf = async (
  ids: readonly string[],
  numbersOf: (these: ReturnType<typeof listOf>) => Promise<number[]>,
): Promise<Counts> => {
  const counts: Counts = {};
  for (let index = 0; index < ids.length; index += ERASED_PER_COMMIT) {
    const numbers = await numbersOf(listOf(ids.slice(index, index + ERASED_PER_COMMIT)));
    for (const [table, { name }] of tablesOfLeads.entries())
      counts[name] = (counts[name] ?? 0) + (numbers[table] ?? 0);
  }
  return counts;
};

export const countRowsOf = (db: Database, ids: readonly string[]): Promise<Counts> =>
  sumOf(ids, ({ sql, args }) => {
    const count = tablesOfLeads.map(({ name, column }) =>
      db.all(`select count(*) as number from ${name} where ${column} in ${sql}`, args),
    );
    return Promise.all(count.map(async (rows) => Number((await rows)[0]?.number)));
  });

/** Erases leads with all that belongs to them; `vacuum` afterwards. @returns erased rows by table */
export const eraseRowsOf = (db: Database, ids: readonly string[]): Promise<Counts> =>
  sumOf(ids, async ({ sql, args }) => {
    const erase = tablesOfLeads.map(({ name, column }) => ({
      sql: `delete from ${name} where ${column} in ${sql} returning ${column}`,
      args,
    }));
    return (await db.batch(erase)).map((rows) => rows.length);
  });
