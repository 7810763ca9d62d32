import 'server-only';
import { parseArgs } from 'node:util';
import { withDatabase, type Database } from '@/lib/platform/db';
import { isServed } from '@/lib/content/hosts/hosts';
import { loadSitesTable } from '@/lib/content/hosts/sites-table';
import { assertDatabaseFile, isPostgresUrl, publicUrl } from '@/lib/platform/db/database-url';
import { moveDatabase } from '@/lib/platform/db/move';
import { env } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { clickStore } from '@/lib/site/analytics/clicks';
import { destinationKeys } from '@/lib/leads/delivery/destinations';
import { leadStates, type Filter, type LeadState } from '@/lib/leads/outbox/lead';
import { leadStore, type LeadStore, type LeadSummary } from '@/lib/leads/outbox/lead-store';
import { eraseCommand } from './erase-command';
import { googleConversions } from './google-conversions';
import { ageOf, flatLead, leadsAsCsv, leadsAsJson, table } from './format-leads';
import { MAX_ROWS, retry, retryAll, type Context as RetryContext } from './retry-command';
import { secretCommand } from './secret-command';
import { sendTestLead } from './send-test';

const usage = `npm run leads -- <command>

  list    [--site <id>] [--state <state>] [--limit <n>]      newest first, a line for each destination; states:
                                                             ${leadStates.join(', ')}
  show    <lead>                                             everything that is known of a lead
  retry   <lead>                                             makes a lead due now wherever it is not delivered; a refused
                                                             lead is accepted
  retry   --site <id> [--state dead-lettered|bounced|waiting|refused]
                                                             the same for all such leads of a site
  test    <site>                                             sends one marked lead on the real path and says what became of it
  secret  <site> [<destination>]                             prints the webhook secrets of the site's receiver
  export  --format csv|json [--site <id>] [--state <state>]
  export  --conversions google [--name <conversion>] [--site <id>] [--state <state>]
                                                             the file of Google Ads' import, of leads with its click id
  erase   <lead> | --email <address> | --phone <number> [--country <code>]
          --dry-run | --yes                                  erases a person's leads for good: counts them, or does it
  move    --to <postgres:// URL>                             copies all that is kept from the database's file to PostgreSQL
  stats   [--site <id>] [--days <n>]                         leads by state, and clicks on call and message links by day
`;

type Context = RetryContext & { sendTest: (site: string) => Promise<string> };

const options = {
  site: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  days: { type: 'string' },
  conversions: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  country: { type: 'string' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

type Typed = ReturnType<typeof parse>['values'];

const filterOf = ({ site, state }: Typed): Filter => {
  if (state !== undefined && !(leadStates as readonly string[]).includes(state))
    throw new UsageError(`There is no state ${state}.`);
  return { ...(site ? { site } : {}), ...(state ? { state: state as LeadState } : {}) };
};

const numberOf = (text: string | undefined, usual: number): number => {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`${text} is no number above 0.`);
  return Number(text);
};

const findLead = async (store: LeadStore, id: string | undefined): Promise<LeadSummary> => {
  const lead = id ? await store.find(id) : null;
  if (!lead)
    throw new UsageError(
      id ? `There is no lead ${id}.` : 'Which lead? Its id is in the first column of list.',
    );
  return lead;
};

const list = async ({ store, now }: Context, typed: Typed): Promise<string> => {
  const [filter, max] = [filterOf(typed), numberOf(typed.limit, 50)];
  const deliveries = (await store.deliveriesOf(filter, max)).map((of) => ({ ...of, id: of.lead }));
  const state = filter.state ?? 'refused';
  const refused = state === 'refused' ? await store.list({ ...filter, state }, max) : [];
  const rows = [...deliveries, ...refused.map((lead) => ({ ...lead, destination: '-' }))]
    .sort((one, other) => other.receivedAt - one.receivedAt)
    .slice(0, max)
    .map(({ id, site, destination, state, receivedAt, attempts, reason }) =>
      [id, site, destination, state, ageOf(now - receivedAt), attempts, reason ?? ''].map(String),
    );
  const header = ['LEAD', 'SITE', 'DESTINATION', 'STATE', 'AGE', 'ATTEMPTS', 'LAST ERROR'];
  return `${table([header, ...rows])}\n`;
};

const show = async ({ store }: Context, _typed: Typed, [id]: readonly string[]): Promise<string> => {
  const lead = await findLead(store, id);
  const photos = await store.photoIds(lead.id);
  const deliveries = (await store.deliveriesOf({ lead: lead.id }, MAX_ROWS)).map(
    ({ destination, state, attempts, reason }) => [
      `to ${destination}`,
      [state, `attempts ${attempts}`, ...(reason ? [reason] : [])].join(', '),
    ],
  );
  const rows = [...flatLead(lead), ['photos', String(photos.length)], ...deliveries];
  return `${table(rows.filter(([, value]) => value))}\n`;
};

const exportLeads = async ({ store }: Context, typed: Typed): Promise<string> => {
  const leads = (await store.list(filterOf(typed), MAX_ROWS)).reverse();
  if (typed.conversions !== undefined) {
    if (typed.conversions !== 'google' || typed.format)
      throw new UsageError('--conversions is google, without --format.');
    return googleConversions(leads, typed.name);
  }
  if (typed.name !== undefined) throw new UsageError('--name is for --conversions.');
  if (typed.format === 'json') return leadsAsJson(leads);
  if (typed.format !== 'csv') throw new UsageError('--format is csv or json.');
  return leadsAsCsv(leads);
};

const stats = async ({ db, store, now }: Context, { site, days }: Typed): Promise<string> => {
  const since = new Date(now - (numberOf(days, 30) - 1) * 86_400_000).toISOString().slice(0, 10);
  const counted = (await clickStore(db).since(since)).filter((row) => !site || row.site === site);
  const states = Object.entries(await store.countByState(site)).map((row) => row.map(String));
  const rows = counted.map((row) => [row.day, row.site, row.kind, row.place, String(row.clicks)]);
  const links = [['DAY', 'SITE', 'LINK', 'PLACE', 'CLICKS'], ...rows];
  return `${table([['STATE', 'LEADS'], ...states])}\n\n${table(links)}\n`;
};

/** Copies to a postgres:// database. @throws UsageError, Error when a row did not arrive */
const move = async ({ db }: Context, { to: url }: Typed): Promise<string> => {
  if (!url || !isPostgresUrl(url)) throw new UsageError('Where to? --to is a postgres:// URL.');
  if (db.dialect === 'postgres') throw new UsageError('The leads are in PostgreSQL already.');
  const { moved, hasChanged } = await withDatabase(url, (to) => moveDatabase(db, to));
  if (hasChanged)
    throw new Error(
      'The file changed meanwhile: stop the server and repeat the command, which adds what is new.',
    );
  const rows = moved.map(({ table: name, rows: count }) => [name, String(count)]);
  return `${table([['TABLE', 'ROWS'], ...rows])}\n\nAll of them are in ${publicUrl(url)}. The file stays as it is.\n`;
};

const commands: ReadonlyMap<
  string | undefined,
  (context: Context, typed: Typed, names: readonly string[]) => Promise<string>
> = new Map(
  Object.entries({
    list,
    show,
    retry: async (context, typed, [id]) =>
      !id && typed.site
        ? retryAll(context, typed.site, filterOf(typed))
        : retry(context, await findLead(context.store, id)),
    test: async ({ sendTest }, _typed, [site]) => {
      if (!site) throw new UsageError('Which site? Its page id is what SITES_FILE or PAGE_ID names.');
      return `${await sendTest(site)}\n`;
    },
    secret: (_context, _typed, names) => secretCommand(names),
    erase: ({ db }, typed, ids) => eraseCommand(db, ids, typed),
    move,
    export: exportLeads,
    stats,
  }),
);

/**
 * Runs one command of `npm run leads`; only show and export print customers' data.
 * @returns the printed text
 * @throws UsageError, and node:util's errors for unknown options
 */
export const runLeadsCommand = async (args: string[], context: Context): Promise<string> => {
  const {
    values,
    positionals: [command, ...names],
  } = parse(args);
  const run = commands.get(command);
  if (!run) throw new UsageError(command ? `There is no command ${command}.` : 'Which command?');
  return run(context, values, names);
};

const main = async (args: string[]): Promise<number> => {
  const { databaseUrl } = env();
  process.stderr.write(`Database: ${publicUrl(databaseUrl)}\n`);
  assertDatabaseFile(databaseUrl);
  const print = async (db: Database): Promise<void> => {
    await loadSitesTable();
    const store = leadStore(db);
    const sendTest = (site: string) => sendTestLead(store, site);
    const context = { db, store, isServed, destinationKeys, sendTest, now: Date.now() };
    process.stdout.write(await runLeadsCommand(args, context));
  };
  await withDatabase(databaseUrl, print, { mustExist: true });
  return 0;
};

/** `npm run leads`. Exit code: 0 done, 1 failed, 2 wrong arguments. */
export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
