import 'server-only';
import { listOf, type Database, type Row, type Statement, type Value } from '@/lib/platform/db';
import { tablesOfLeads } from '@/lib/platform/db/tables';
import { samePhoneAs } from '@/lib/language/phone-numbers';
import { leadColumns, toLead, type Lead, type LeadRow } from './lead';

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
  const select = `select ${leadColumns} from leads where id > ?${sql} order by id limit ${PAGE}`;
  const found: string[] = [];
  let last = '';
  for (;;) {
    const page = (await db.all<LeadRow>(select, [last, ...args])).map(toLead);
    found.push(...page.filter(isTheirs).map(({ id }) => id));
    last = page.at(-1)?.id ?? '';
    if (page.length < PAGE) return found;
  }
};

export type Counts = Record<string, number>;

/** Runs a statement on each table for slices of the leads. @returns how many rows it returned, by table */
const countEach = async (
  ids: readonly string[],
  sqlOf: (rows: string, column: string) => string,
  run: (statements: readonly Required<Statement>[]) => Promise<Row[][]>,
): Promise<Counts> => {
  const counts: Counts = {};
  for (let index = 0; index < ids.length; index += ERASED_PER_COMMIT) {
    const { sql, args } = listOf(ids.slice(index, index + ERASED_PER_COMMIT));
    const results = await run(
      tablesOfLeads.map(({ name, column }) => ({
        sql: sqlOf(`from ${name} where ${column} in ${sql}`, column),
        args,
      })),
    );
    for (const [table, { name }] of tablesOfLeads.entries())
      counts[name] = (counts[name] ?? 0) + (results[table]?.length ?? 0);
  }
  return counts;
};

export const countRowsOf = (db: Database, ids: readonly string[]): Promise<Counts> =>
  countEach(
    ids,
    (rows, column) => `select ${column} ${rows}`,
    (statements) => Promise.all(statements.map(({ sql, args }) => db.all(sql, args))),
  );

/** Erases leads with all that belongs to them; `vacuum` afterwards. @returns erased rows by table */
export const eraseRowsOf = (db: Database, ids: readonly string[]): Promise<Counts> =>
  countEach(ids, (rows, column) => `delete ${rows} returning ${column}`, db.batch);
