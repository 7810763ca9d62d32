// npm run backup, doctor, leads, new, redirects, sites and weekly-mail.
import { loadTypeScript } from './load-typescript.mjs';

const commands = {
  backup: 'lib/operations/backup-command.ts',
  doctor: 'lib/operations/onboarding/doctor-command.ts',
  leads: 'lib/leads/cli/leads-command.ts',
  new: 'lib/operations/import/writing/new-record-command.ts',
  redirects: 'lib/operations/onboarding/redirects-command.ts',
  sites: 'lib/operations/onboarding/sites-command.ts',
  'weekly-mail': 'lib/operations/weekly-mail/weekly-mail-command.ts',
};

const [name, ...args] = process.argv.slice(2);
const { run } = await loadTypeScript(commands[name]);
await run(args);
