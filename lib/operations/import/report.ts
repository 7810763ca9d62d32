import { type Entry, Findings } from './findings';
import type { OldSite } from './read-site';

const MAX_PLACES = 3;

const lineOf = ({ field, value, places, sure, why }: Entry): string => {
  const shown = places
    .slice(0, MAX_PLACES)
    .map(({ page, where }) => `${page} \`${where.replace(/`/g, "'")}\``);
  const rest = places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : '';
  const text = value
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .slice(0, 200);
  return `| ${field} | ${text} | ${why ?? sure} | ${shown.join('<br>').replace(/\|/g, '\\|')}${rest} |`;
};
const table = (entries: readonly Entry[], third: string): string =>
  entries.length === 0
    ? 'Nothing.\n'
    : `| field | value | ${third} | where |\n| --- | --- | --- | --- |\n${entries.map(lineOf).join('\n')}\n`;

export type Lost = { address: string; why: string };

/** The report of an import, in Markdown: each value with its place, what was left out, what would be lost. */
export const reportOf = (
  site: OldSite,
  { entries }: Findings,
  lost: readonly Lost[],
  ignored: readonly string[],
): string => {
  const kept = entries.filter(({ sure }) => sure !== 'left out');
  const list = (items: readonly string[]) =>
    items.length > 0 ? `${items.map((item) => `- ${item}`).join('\n')}\n` : 'Nothing.\n';
  return `# What the old site says

${site.pages.length} pages were read.

## Found

${table(kept, 'how sure')}
## Left out, or said differently elsewhere

${table(
  entries.filter(({ sure }) => sure === 'left out'),
  'why',
)}
## Not read

${list([...site.problems, ...ignored])}
## Old addresses without a page of the same meaning

${list(lost.map(({ address, why }) => `${address}: ${why}`))}`;
};
