import { parseArgs } from 'node:util';
import { checkRecord } from '@/lib/content/parse-record';
import { readRecord } from '@/lib/content/source';
import { pageIdSchema } from '@/lib/platform/env';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { loadSitesTable } from '@/lib/content/hosts/sites-table';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { checkAddresses, type Checked } from './check-addresses';
import { readAddresses } from './read-addresses';

const usage = `npm run redirects -- check <file> --site <page id> [--json]
npm run redirects -- check --url <http(s) address> --site <page id> [--json]

Says where each address of an old site leads on the new one: to a page, by a redirect, or nowhere.
The file is a sitemap, a sitemap index (its sitemaps lie beside it) or a list with one address per line.
  --url   fetches the sitemap, and the sitemaps that it names
  --json  [{"address", "result": "page" | "redirect" | "lost", "to"}, ...]
Exit code: 0 every address leads to a page, 1 some are lost, 2 wrong arguments.
`;

const format = (checked: readonly Checked[]): string => {
  const lines = (result: Checked['result'], title: string) => {
    const found = checked.filter((entry) => entry.result === result);
    const list = found.map(({ address, to }) => `  ${address}${result === 'redirect' ? ` -> ${to}` : ''}\n`);
    return found.length > 0 ? `${title} (${found.length})\n${list.join('')}` : '';
  };
  return lines('page', 'Pages') + lines('redirect', 'Redirects') + lines('lost', 'Lost');
};

/** `npm run redirects`. */
export const run = (args: string[]): Promise<void> =>
  runCommand(usage, async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [command, file, ...rest] = positionals;
    if (command !== 'check' || rest.length > 0) throw new UsageError('The command is `check`.');
    const source = values.url ?? file;
    if (source === undefined || (values.url !== undefined && file !== undefined))
      throw new UsageError('Name a file, or --url with an address.');
    if (values.url !== undefined && !/^https?:\/\//.test(values.url))
      throw new UsageError('--url takes an http:// or https:// address.');
    const pageId = pageIdSchema.safeParse(values.site);
    if (!pageId.success) throw new UsageError('Name the page id of the new site with --site.');

    await loadSitesTable();
    const { site } = checkRecord(await readRecord(pageId.data), pageId.data);
    const addresses = await readAddresses(source);
    if (addresses.length === 0) throw new Error(`${source} names no addresses.`);
    const checked = checkAddresses(site, settingsOfSite(pageId.data).redirects, addresses);
    process.stdout.write(values.json ? `${JSON.stringify(checked, null, 2)}\n` : format(checked));
    return checked.some(({ result }) => result === 'lost') ? 1 : 0;
  });
