import { parseArgs } from 'node:util';
import { loadSitesTable } from '@/lib/content/hosts/sites-table';
import { checkRecord } from '@/lib/content/record/parse-record';
import { readRecord } from '@/lib/content/source';
import { withDatabase } from '@/lib/platform/db';
import { assertDatabaseFile } from '@/lib/platform/db/database-url';
import { env, pageIdSchema } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { previewWeeklyMail } from '.';

const usage = `npm run weekly-mail -- --preview <page id> [--html]

Prints the mail of the last week as the business gets it, and sends nothing. A week that brought nothing has none.
--html prints its HTML part alone, for a browser.
`;

const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: { preview: { type: 'string' }, html: { type: 'boolean' } } });
  const pageId = pageIdSchema.safeParse(values.preview);
  if (!pageId.success) throw new UsageError('Name the page id of a site with --preview.');
  const { databaseUrl } = env();
  assertDatabaseFile(databaseUrl);
  await loadSitesTable();
  const { site } = checkRecord(await readRecord(pageId.data), pageId.data);
  const mail = await withDatabase(databaseUrl, (db) => previewWeeklyMail(db, site, Date.now()), {
    mustExist: true,
  });
  const shown = () => {
    if (!mail) return 'The last week brought nothing: no mail.\n';
    if (values.html) return `${mail.html}\n`;
    const to = site.emails[0] ?? 'nobody: the record has no e-mail address';
    return `To: ${to}\nSubject: ${mail.subject}\n\n${mail.text}`;
  };
  process.stdout.write(shown());
  return 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
