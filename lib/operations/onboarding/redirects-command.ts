import { parseArgs } from 'node:util';
import type { Site } from '@/lib/content';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { loadSitesTable } from '@/lib/content/hosts/sites-table';
import type { Redirects } from '@/lib/content/hosts/redirects';
import { checkRecord } from '@/lib/content/record/parse-record';
import { knownReviews } from '@/lib/content/reviews-service';
import { withReviewPages } from '@/lib/content/reviews/review-pages';
import { readRecord } from '@/lib/content/source';
import { pageIdSchema } from '@/lib/platform/env';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { withOldAddresses } from '@/lib/serving/routing/old-addresses';
import { decideRoute } from '@/lib/serving/routing/route-decision';
import { indexablePages, pagePathsOf } from '@/lib/site/pages/site-pages';
import { readAddresses } from './read-addresses';

const usage = `npm run redirects -- check <file> --site <page id> [--json]
npm run redirects -- check --url <http(s) address> --site <page id> [--json]

Says where each address of an old site leads on the new one: to a page, by a redirect, or nowhere. A page
without content is nowhere, and so is Home for an address that names a page in its query (/?p=123).
The file is a sitemap, a sitemap index (its sitemaps lie beside it) or a list with one address per line.
  --url   fetches the sitemap, and the sitemaps that it names
  --json  [{"address", "result": "page" | "redirect" | "lost", "to"}, ...]
Exit code: 0 every address leads to a page, 1 some are lost, 2 wrong arguments.
`;

type Checked = { address: string; result: 'page' | 'redirect' | 'lost'; to: string | null };

const MAX_STEPS = 5;

/** Parameters by which WordPress and others name pages; here such an address would show Home. */
const pageQueries = ['p', 'page_id', 'post', 'cat', 'tag', 'author', 'attachment_id', 'm', 'option', 'route'];

const pathOf = (address: string): string | null => {
  if (!URL.canParse(address, 'http://site.invalid')) return null;
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const isHome = /^\/(index\.\w+)?$/.test(pathname);
  return isHome && pageQueries.some((name) => searchParams.has(name)) ? null : pathname;
};

/** @param isEmpty whether the page at a path has no content, and is noindexed */
export const checkAddresses = (
  site: Site,
  redirects: Redirects,
  addresses: readonly string[],
  isEmpty: (path: string) => boolean,
): Checked[] => {
  const decide = (path: string) => decideRoute({ state: 'found', value: site }, path);
  return addresses.map((address): Checked => {
    const asked = pathOf(address);
    let path = asked;
    for (let steps = 0; path !== null && steps < MAX_STEPS; steps += 1) {
      const decision = withOldAddresses(site, path, redirects, decide);
      if (decision.kind === 'page' && isEmpty(path)) break;
      if (decision.kind === 'page')
        return { address, result: path === asked ? 'page' : 'redirect', to: path };
      if (decision.kind !== 'redirect') break;
      if (!decision.to.startsWith('/')) return { address, result: 'redirect', to: decision.to };
      path = pathOf(decision.to);
    }
    return { address, result: 'lost', to: null };
  });
};

const format = (checked: readonly Checked[]): string => {
  const lines = (result: Checked['result'], title: string) => {
    const found = checked.filter((entry) => entry.result === result);
    const list = found.map(({ address, to }) => `  ${address}${result === 'redirect' ? ` -> ${to}` : ''}\n`);
    return found.length > 0 ? `${title} (${found.length})\n${list.join('')}` : '';
  };
  return lines('page', 'Pages') + lines('redirect', 'Redirects') + lines('lost', 'Lost');
};

const sourceOf = (url: string | undefined, [command, file, ...rest]: string[]): string => {
  if (command !== 'check' || rest.length > 0) throw new UsageError('The command is `check`.');
  const source = url ?? file;
  if (source === undefined || (url !== undefined && file !== undefined))
    throw new UsageError('Name a file, or --url with an address.');
  if (url !== undefined && !/^https?:\/\//.test(url))
    throw new UsageError('--url takes an http:// or https:// address.');
  return source;
};

const main = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      url: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const source = sourceOf(values.url, positionals);
  const pageId = pageIdSchema.safeParse(values.site);
  if (!pageId.success) throw new UsageError('Name the page id of the new site with --site.');
  await loadSitesTable();
  const { site: recorded } = checkRecord(await readRecord(pageId.data), pageId.data);
  const addresses = await readAddresses(source);
  if (addresses.length === 0) throw new Error(`${source} names no addresses.`);
  const reviews = await knownReviews(recorded);
  const site = withReviewPages(recorded, reviews);
  const found = new Set(indexablePages(site, reviews).map(({ path }) => path));
  const empty = new Set(pagePathsOf(site).filter((path) => !found.has(path)));
  const checked = checkAddresses(site, settingsOfSite(pageId.data).redirects, addresses, (path) =>
    empty.has(path),
  );
  process.stdout.write(values.json ? `${JSON.stringify(checked, null, 2)}\n` : format(checked));
  return checked.some(({ result }) => result === 'lost') ? 1 : 0;
};

export const run = (args: string[]): Promise<void> => runCommand(usage, args, main);
