import type { Entry } from '../deciding/findings';
import type { OldSite } from '../fetching/read-site';
import { oneLine } from '../page/words';
import type { Lost } from './import-redirects';

const MAX_PLACES = 3;
const MAX_VALUE = 200;

const lineOf = ({ field, value, places, sure, why }: Entry): string => {
  const shown = places
    .slice(0, MAX_PLACES)
    .map(({ page, where }) => `${page} \`${where.replace(/`/g, "'")}\``.replace(/\|/g, '\\|'));
  const rest = places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : '';
  const text = oneLine(value).replace(/[\\`*_[\]<>|]/g, '\\$&');
  return `| ${field} | ${text.slice(0, MAX_VALUE)} | ${why ?? sure} | ${shown.join('<br>')}${rest} |\n`;
};
const table = (entries: readonly Entry[], third: string): string =>
  entries.length > 0
    ? `| field | value | ${third} | where |\n| --- | --- | --- | --- |\n${entries.map(lineOf).join('')}`
    : 'Nothing.\n';

const list = (items: readonly string[]): string =>
  items.length > 0 ? `${items.map((item) => `- ${item}`).join('\n')}\n` : 'Nothing.\n';

/** The report of an import, in Markdown: each value with its place, omitted values, lost addresses. */
export const reportOf = (
  { pages, problems }: OldSite,
  entries: readonly Entry[],
  lost: readonly Lost[],
  ignored: readonly string[],
): string => `# What the old site says

${pages.length} pages were read.

## Found

${table(
  entries.filter(({ sure }) => sure !== 'left out'),
  'how sure',
)}
## Left out, or said differently elsewhere

${table(
  entries.filter(({ sure }) => sure === 'left out'),
  'why',
)}
## Not read

${list([...problems, ...ignored])}
## Old addresses without a page of the same meaning

${list(lost.map(({ address, why }) => `${address}: ${why}`))}`;
