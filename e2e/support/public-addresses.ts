import { iconFiles, siteFiles } from '../../lib/content/domain/addresses';
import { cardPath } from '../../lib/site/urls/server-paths';
import { completeRecord } from './embedded-records';
import { openPagesOf } from './routes';

const pages = openPagesOf(completeRecord());

/** The first page of every kind that the site of complete.json has. */
export const pageAddresses: readonly string[] = [
  ...new Map([...pages].reverse().map(({ kind, path }) => [kind, path])).values(),
].reverse();

/** Every file that a site makes itself. */
export const fileAddresses: readonly string[] = [
  ...[...siteFiles, ...iconFiles].map((name) => `/${name}`),
  cardPath('/'),
];
