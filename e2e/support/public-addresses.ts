import { iconFiles, siteFiles } from '../../lib/content/domain/addresses';
import { pageKinds } from '../../lib/site/pages/page-kinds';
import { listedKinds } from '../../lib/site/pages/site-pages';
import { withSlug } from '../../lib/site/urls/paths';
import { cardPath } from '../../lib/site/urls/server-paths';
import { completeRecord } from './embedded-records';
import { openPagesOf } from './routes';

const pages = openPagesOf(completeRecord());

/** The first page of every kind that the site of complete.json has. */
export const pageAddresses: readonly string[] = [
  ...new Map([...pages].reverse().map(({ kind, path }) => [kind, path])).values(),
].reverse();

/** Below every list: what is in none, and what is a number. */
export const missingOfLists: readonly string[] = [
  ...new Set(
    listedKinds.flatMap((kind) =>
      ['none', '-1', '9'.repeat(30)].map((slug) => withSlug(pageKinds[kind].path, slug)),
    ),
  ),
];

/** Every file that a site makes itself. */
export const fileAddresses: readonly string[] = [
  ...[...siteFiles, ...iconFiles].map((name) => `/${name}`),
  cardPath('/'),
];
