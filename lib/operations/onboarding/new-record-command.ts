import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { lookNames, type LookName } from '@/lib/content/domain/looks';
import { checkRecord } from '@/lib/content/parse-record';
import { env, pageIdSchema } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { examineRecord } from './doctor/examine-record';

const usage = `npm run new -- <page id> [--name "Acme Electric"] [--phone 303-555-0142]...
  [--address "1200 Larimer Street, Denver, CO 80204"] [--email hello@acme.example.com]
  [--hours "Monday - Friday: 8:00 AM - 5:00 PM"]... [--service "Panel Upgrades"]...
  [--trade electrician] [--country US] [--area "Denver, Lakewood"] [--leads https://...] [--force]

Writes a content record to RECORDS_DIR, else to content/, and says what it lacks. Asks for what no flag gives,
unless it runs without a terminal.
Exit code: 0 written, 1 not written, 2 wrong arguments.
`;

const options = {
  name: { type: 'string' },
  phone: { type: 'string', multiple: true },
  address: { type: 'string' },
  email: { type: 'string' },
  hours: { type: 'string', multiple: true },
  service: { type: 'string', multiple: true },
  trade: { type: 'string' },
  country: { type: 'string' },
  area: { type: 'string' },
  leads: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

type Flags = Partial<Record<'name' | 'address' | 'email' | 'trade' | 'country' | 'area' | 'leads', string>> &
  Partial<Record<'phone' | 'hours' | 'service', string[]>>;

export type Answers = {
  name: string;
  phones: string[];
  address: string;
  email: string;
  hours: string[];
  services: string[];
  trade: string;
  country: string;
  area: string[];
  leads: string;
};

const nothing: Answers = {
  name: '',
  phones: [],
  address: '',
  email: '',
  hours: [],
  services: [],
  trade: '',
  country: '',
  area: [],
  leads: '',
};

/** "Monday - Friday: 8:00 AM - 5:00 PM" at the first colon that follows no digit. */
const divide = (entry: string): { day: string; hour: string } => {
  const [, day = entry, hour = ''] = /^(.*?\D)\s*:\s*(.*)$/.exec(entry) ?? [];
  return { day: day.trim(), hour: hour.trim() };
};

/** Undefined without items, so that JSON omits the field. */
const listOf = <T, E>(items: readonly T[], toEntry: (item: T) => E): E[] | undefined =>
  items.length > 0 ? items.map(toEntry) : undefined;

/** By name, so that the sites of one deployment spread over the looks. */
export const lookForName = (name: string): LookName => {
  const digest = createHash('sha256').update(name.trim().toLowerCase()).digest();
  return lookNames[digest.readUInt32BE() % lookNames.length] ?? 'classic';
};

/** @param schema path to record.schema.json */
export const makeRecord = (answers: Answers, schema: string): Record<string, unknown> => {
  const { name, phones, address, email, services, trade, country, area, leads } = answers;
  const week = answers.hours.map(divide);
  return {
    $schema: schema,
    dbPrincipal: {
      name,
      location: address ? [{ address }] : undefined,
      phones: listOf(phones, (phone) => ({ phone })),
      emails: email ? [{ email }] : undefined,
      workdays: listOf(week, ({ day }) => ({ day })),
      workHours: listOf(week, ({ hour }) => ({ hour })),
    },
    dbServices: listOf(services, (service) => ({ name: service, description: [{ text: '' }] })),
    autoGntLandingFromService: services.length > 0 || undefined,
    linkPostEmail: leads || undefined,
    options: {
      look: lookForName(name),
      trade: trade || undefined,
      country: country || undefined,
      serviceArea: area.length > 0 ? { cities: area, hideAddress: address === '' } : undefined,
      addresses: 'hyphens',
      search: { titles: 'local' },
    },
  };
};

/** What a site would ignore, one line each. */
const problemsOf = (answers: Partial<Answers>, pageId: string): string =>
  checkRecord(makeRecord({ ...nothing, ...answers }, ''), pageId)
    .problems.map(({ path: field, reason }) => `${field} ${reason}`)
    .join('\n');

const addressParts = (country = '') =>
  ['', 'US'].includes(country.toUpperCase())
    ? 'street, city, state and ZIP code'
    : 'street, town and postal code';

const line = (typed: string) => typed.trim();
const splitAt = (separator: RegExp) => (typed: string) => typed.split(separator).map(line).filter(Boolean);
const list = splitAt(/[;,]/);
/** Semicolons, because commas stand between days: "Monday, Wednesday: 8 - 5". */
const week = splitAt(/;/);

/** Asks for what `flags` lack. Without a terminal: the name from the page id, the rest empty. */
const answersFor = async (pageId: string, flags: Flags): Promise<Answers> => {
  const titled = pageId.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  // Together, because the country decides which phone numbers are valid.
  let given: Partial<Answers> = {};
  const ask = async <Name extends keyof Answers>(
    name: Name,
    flag: Answers[Name] | undefined,
    question: string,
    read: (typed: string) => Answers[Name],
  ): Promise<Answers[Name]> => {
    for (;;) {
      const answer = flag ?? read((await terminal?.question(`${question}: `)) ?? '');
      given = { ...given, [name]: answer };
      const problems = terminal && flag === undefined ? problemsOf(given, pageId) : '';
      if (!problems) return answer;
      process.stdout.write(`  ${problems}\n`);
    }
  };
  const { name, phone, address, email, hours, service, trade, country, area, leads } = flags;
  const exampleWeek = '"Monday - Friday: 8:00 AM - 5:00 PM; Saturday: 9:00 AM - 1:00 PM"';
  try {
    return {
      name: await ask('name', name, `Name of the business [${titled}]`, (typed) => line(typed) || titled),
      trade: await ask('trade', trade, 'Trade, such as painter or dentist (none: read from the names)', line),
      country: await ask('country', country, 'Country, two letters [US]', line),
      phones: await ask(
        'phones',
        phone?.flatMap(list),
        'Phone numbers, the main one first (with commas)',
        list,
      ),
      address: await ask('address', address, `Address (${addressParts(given.country)})`, line),
      area: await ask(
        'area',
        area === undefined ? undefined : list(area),
        'Towns it works in (with commas)',
        list,
      ),
      email: await ask('email', email, 'E-mail address', line),
      hours: await ask('hours', hours?.flatMap(week), `Hours, as ${exampleWeek}`, week),
      services: await ask('services', service, 'Services (with commas)', list),
      leads: await ask('leads', leads, 'Address of the server that receives requests (none: by mail)', line),
    };
  } finally {
    terminal?.close();
  }
};

const summaryOf = (record: unknown, pageId: string, file: string) => {
  const { recordsDir } = env();
  const lacks = examineRecord(record, pageId, env()).advice.filter(({ severity }) => severity !== 'note');
  return `Written: ${file}

What it lacks${lacks.length > 0 ? `:\n${lacks.map(({ text }) => `- ${text}\n`).join('')}` : ': nothing.\n'}
Look at it:       ${recordsDir ? `RECORDS_DIR=${recordsDir} ` : ''}PAGE_ID=${pageId} npm run dev
Examine it:       npm run doctor -- ${file}
What to fill in:  docs/content-record.md; editors complete the file by themselves
`;
};

const main = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [pageId] = positionals;
  if (positionals.length !== 1 || !pageIdSchema.safeParse(pageId).success || pageId === undefined)
    throw new UsageError('Name one page id: 1 to 64 letters, digits, - or _.');
  const folder = env().recordsDir ?? 'content';
  const file = path.join(folder, `${pageId}.json`);
  const schema = path.relative(folder, path.join('content', 'record.schema.json'));
  const answers = await answersFor(pageId, values);
  const problems = problemsOf(answers, pageId);
  if (problems) throw new Error(problems);
  const record = makeRecord(answers, schema.startsWith('.') ? schema : `./${schema}`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { flag: values.force ? 'w' : 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} exists. --force replaces it.`) : error;
    },
  );
  process.stdout.write(summaryOf(record, pageId, file));
  return 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
