import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkRecord } from '@/lib/content/parse-record';
import { env, pageIdSchema } from '@/lib/env';
import { runCommand, UsageError } from '@/lib/run-command';
import { makeRecord, type Answers } from './make-record';

const usage = `npm run new -- <page id> [--name "Acme Electric"] [--phone 303-555-0142]...
  [--address "1200 Larimer Street, Denver, CO 80204"] [--email hello@acme.example.com]
  [--hours "Monday - Friday: 8:00 AM - 5:00 PM"]... [--service "Panel Upgrades"]...
  [--leads https://...] [--force]

Writes a content record to RECORDS_DIR, else to content/. Asks for what no flag gives, unless it runs
without a terminal.
Exit code: 0 written, 1 not written, 2 wrong arguments.
`;

const options = {
  name: { type: 'string' },
  phone: { type: 'string', multiple: true },
  address: { type: 'string' },
  email: { type: 'string' },
  hours: { type: 'string', multiple: true },
  service: { type: 'string', multiple: true },
  leads: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

type Flags = Partial<Record<'name' | 'address' | 'email' | 'leads', string>> &
  Partial<Record<'phone' | 'hours' | 'service', string[]>>;

const listOf = (text: string) =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Asks for answers that `flags` lack. Without a terminal: the name from the page id, the rest empty. */
const answersFor = async (pageId: string, flags: Flags): Promise<Answers> => {
  const titled = pageId.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  const ask = async (question: string, given: string | undefined, usual = '') =>
    (given ?? ((await terminal?.question(`${question}${usual && ` [${usual}]`}: `)) || usual)).trim();
  const askList = async (question: string, given: string[] | undefined) =>
    given ?? listOf(await ask(question, undefined));
  try {
    return {
      name: await ask('Name of the business', flags.name, titled),
      phones: await askList('Phone numbers, the main one first (with commas)', flags.phone),
      address: await ask('Address (street, city, state and ZIP code)', flags.address),
      email: await ask('E-mail address', flags.email),
      hours: await askList(
        'Hours, as "Monday - Friday: 8:00 AM - 5:00 PM; Saturday: 9:00 AM - 1:00 PM"',
        flags.hours,
      ),
      services: await askList('Services (with commas)', flags.service),
      leads: await ask('Address of the server that receives requests (none: by mail)', flags.leads),
    };
  } finally {
    terminal?.close();
  }
};

const howToLook = (pageId: string, file: string) => `Written: ${file}

Look at it:       ${env().recordsDir ? `RECORDS_DIR=${env().recordsDir} ` : ''}PAGE_ID=${pageId} npm run dev
What it lacks:    npm run doctor -- ${file}
What to fill in:  docs/content-record.md; editors complete the file by themselves
`;

const main = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [pageId] = positionals;
  if (positionals.length !== 1 || !pageIdSchema.safeParse(pageId).success || pageId === undefined)
    throw new UsageError('Name one page id: 1 to 64 letters, digits, - or _.');
  const folder = env().recordsDir ?? 'content';
  const file = path.join(folder, `${pageId}.json`);
  const schema = path.relative(folder, path.join('content', 'record.schema.json'));
  const record = makeRecord(
    await answersFor(pageId, values),
    schema.startsWith('.') ? schema : `./${schema}`,
  );
  const { problems } = checkRecord(record, pageId);
  if (problems.length > 0)
    throw new Error(problems.map(({ path: at, reason }) => `${at} ${reason}`).join('\n'));
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { flag: values.force ? 'w' : 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} exists. --force replaces it.`) : error;
    },
  );
  process.stdout.write(howToLook(pageId, file));
  return 0;
};

/** `npm run new`. */
export const run = (args: string[]): Promise<void> => runCommand(usage, () => main(args));
