import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkRecord } from '@/lib/content/parse-record';
import { env, pageIdSchema } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';
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

const split = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
const withCommas = /[;,]/;
/** Commas belong to the days: "Monday, Wednesday: 8 - 5". */
const withSemicolons = /;/;

const nothing: Answers = { name: '', phones: [], address: '', email: '', hours: [], services: [], leads: '' };

/** What a site would ignore of these answers, one line each. */
const problemsOf = (answers: Partial<Answers>, pageId: string): string =>
  checkRecord(makeRecord({ ...nothing, ...answers }, ''), pageId)
    .problems.map(({ path: field, reason }) => `${field} ${reason}`)
    .join('\n');

/** Asks for answers that `flags` lack. Without a terminal: the name from the page id, the rest empty. */
const answersFor = async (pageId: string, flags: Flags): Promise<Answers> => {
  const titled = pageId.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  /** Asks again until the site would use the answer. */
  const ask = async <Name extends keyof Answers>(
    name: Name,
    question: string,
    read: (typed: string) => Answers[Name],
  ): Promise<Answers[Name]> => {
    for (;;) {
      const answer = read((await terminal?.question(`${question}: `)) ?? '');
      const problems = terminal ? problemsOf({ [name]: answer }, pageId) : '';
      if (!problems) return answer;
      process.stdout.write(`  ${problems}\n`);
    }
  };
  const line = (typed: string) => typed.trim();
  try {
    return {
      name:
        flags.name ??
        (await ask('name', `Name of the business [${titled}]`, (typed) => line(typed) || titled)),
      phones:
        flags.phone?.flatMap((phone) => split(phone, withCommas)) ??
        (await ask('phones', 'Phone numbers, the main one first (with commas)', (typed) =>
          split(typed, withCommas),
        )),
      address: flags.address ?? (await ask('address', 'Address (street, city, state and ZIP code)', line)),
      email: flags.email ?? (await ask('email', 'E-mail address', line)),
      hours:
        flags.hours?.flatMap((hours) => split(hours, withSemicolons)) ??
        (await ask(
          'hours',
          'Hours, as "Monday - Friday: 8:00 AM - 5:00 PM; Saturday: 9:00 AM - 1:00 PM"',
          (typed) => split(typed, withSemicolons),
        )),
      services:
        flags.service ??
        (await ask('services', 'Services (with commas)', (typed) => split(typed, withCommas))),
      leads:
        flags.leads ??
        (await ask('leads', 'Address of the server that receives requests (none: by mail)', line)),
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
  process.stdout.write(howToLook(pageId, file));
  return 0;
};

/** `npm run new`. */
export const run = (args: string[]): Promise<void> => runCommand(usage, () => main(args));
