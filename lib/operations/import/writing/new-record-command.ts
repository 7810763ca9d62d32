import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkRecord } from '@/lib/content/record/parse-record';
import { env, pageIdSchema } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import type { ImportOptions } from './import-command';
import list from './new-record-questions.json' with { type: 'json' };
import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { makeRecord, noAnswers, type Answers } from '@/lib/operations/onboarding/new-record';

const usage = `npm run new -- <page id> [--name "Acme Electric"] [--phone 303-555-0142]...
  [--address "1200 Larimer Street, Denver, CO 80204"] [--email hello@acme.example.com]
  [--hours "Monday - Friday: 8:00 AM - 5:00 PM"]... [--service "Panel Upgrades"]...
  [--trade electrician] [--country US] [--area "Denver, Lakewood"] [--leads https://...]
  [--booking https://...] [--other-language acme-es] [--page Financing]... [--town Lakewood]...
  [--article "The first frost"]... [--force]
npm run new -- <page id> --from https://www.old-site.example|FOLDER [--from https://...]...
  [--pictures FOLDER] [--check | --json] [--force]

Writes a content record to RECORDS_DIR, else to content/, and says what it lacks. Asks for what no flag gives,
unless it runs without a terminal. Pages, towns and articles get their titles, and their texts in the file.
--from reads an old site, or a folder of its saved pages, into the record, a second language into a second one,
and writes <page id>.import.md (where each value is from) and <page id>.redirects.json beside it. --pictures
downloads the pictures. --check writes nothing: it says what the old site and the record say differently; nor does
--json, which prints the records, the redirects, where each value is from and a copy of the old Home.
Exit code: 0 written, 1 not written, 2 wrong arguments.
`;

/** Values that a site would ignore, one line each. */
const problemsOf = (answers: Answers, pageId: string): string =>
  checkRecord(makeRecord(answers, ''), pageId)
    .problems.map(({ path: field, reason }) => `${field} ${reason}`)
    .join('\n');

/** `separators`: of several answers. `isDivided`: a flag's value is divided like a typed answer. */
type Question = { name: keyof Answers; flag: string; asks: string; separators?: string; isDivided?: true };
/** In the order in which they are asked: the country decides which phone numbers are valid. */
const questions = list as Question[];

const options = {
  ...Object.fromEntries(
    questions.map(
      ({ flag, separators = '' }) => [flag, { type: 'string', multiple: separators !== '' }] as const,
    ),
  ),
  from: { type: 'string', multiple: true },
  pictures: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
} as const;
type Flags = Partial<Record<string, string | string[]>> & { from?: string[]; pictures?: string };
type Switches = { check?: boolean; json?: boolean; force?: boolean };

/** Asks for the answers that no flag gives. Without a terminal: the name from the page id, the rest empty. */
const answersFor = async (pageId: string, flags: Flags): Promise<Answers> => {
  const titled = pageId.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  let given = { ...noAnswers };
  const ask = async ({ asks }: Question): Promise<string> => {
    const isUS = ['', 'US'].includes(given.country.toUpperCase());
    const parts = isUS ? 'street, city, state and ZIP code' : 'street, town and postal code';
    const question = asks.replace('{titled}', titled).replace('{parts}', parts);
    return (await terminal?.question(`${question}: `)) ?? '';
  };
  const divide = (text: string, separators: string) =>
    text.split(new RegExp(`[${separators}]`)).flatMap((part) => part.trim() || []);
  try {
    for (const question of questions) {
      const { name, flag, separators, isDivided } = question;
      const written = flags[flag];
      const isAsked = terminal !== null && written === undefined;
      for (let problems = '?'; problems;) {
        const values = [written ?? (await ask(question))].flat();
        const isWhole = !separators || (written !== undefined && !isDivided);
        const several = isWhole ? values : values.flatMap((value) => divide(value, separators));
        const answer = separators ? several : (values[0]?.trim() ?? '');
        given = { ...given, [name]: name === 'name' ? answer || titled : answer };
        problems = isAsked ? problemsOf(given, pageId) : '';
        if (problems) process.stdout.write(`  ${problems}\n`);
      }
    }
    return given;
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

const writeRecord = async (file: string, record: object, isForced = false): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { flag: isForced ? 'w' : 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} exists. --force replaces it.`) : error;
    },
  );
};

const importOld = async ({ check, json, force }: Switches, options: ImportOptions): Promise<number> => {
  // Imported here, because only `--from` needs the importer.
  const importer = await import('./import-command');
  if (check) {
    process.stdout.write(await importer.checkImport(options));
    return 0;
  }
  if (json) {
    const { written, found, redirects, home } = await importer.importRecords(options);
    const entries = written.map(({ file, record }) => [path.basename(file, '.json'), record]);
    const records = Object.fromEntries(entries) as Record<string, unknown>;
    process.stdout.write(JSON.stringify({ records, found, redirects, home }));
    return 0;
  }
  const base = path.join(options.folder, options.pageId);
  const file = `${base}.json`;
  // Before the site is read, which takes a minute.
  if (!force && existsSync(file))
    throw new Error(`${file} exists. --force replaces it, --check compares it.`);
  const result = await importer.importRecords(options);
  for (const entry of result.written) await writeRecord(entry.file, entry.record, force);
  await writeFile(`${base}.import.md`, result.report);
  await writeRecord(`${base}.redirects.json`, result.redirects, true);
  const lacks = summaryOf(result.written[0]?.record, options.pageId, file);
  process.stdout.write(`${result.summary}\nReport:  ${base}.import.md\n${lacks}`);
  return 0;
};

const main = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [pageId] = positionals;
  if (positionals.length !== 1 || !pageIdSchema.safeParse(pageId).success || pageId === undefined)
    throw new UsageError('Name one page id: 1 to 64 letters, digits, - or _.');
  const folder = env().recordsDir ?? 'content';
  const file = path.join(folder, `${pageId}.json`);
  const schema = path.relative(folder, path.join('content', 'record.schema.json'));
  const schemaPath = schema.startsWith('.') ? schema : `./${schema}`;
  const flags = values as Flags;
  const { from, pictures } = flags;
  if (from) return importOld(values as Switches, { pageId, folder, schema: schemaPath, from, pictures });
  const answers = await answersFor(pageId, flags);
  const problems = problemsOf(answers, pageId);
  if (problems) throw new Error(problems);
  const record = makeRecord(answers, schemaPath);
  await writeRecord(file, record, values['force'] === true);
  process.stdout.write(summaryOf(record, pageId, file));
  return 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
