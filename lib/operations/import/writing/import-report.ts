import type { Entry } from '../deciding/evidence';
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
  return `| ${field} | ${text.slice(0, MAX_VALUE)} | ${why ?? sure} | ${shown.join('<br>')}${rest} |`;
};

/** The report of an import, in Markdown: each value with its place, omitted values, lost addresses. */
export const reportOf = (
  { pages, problems }: OldSite,
  entries: readonly Entry[],
  lost: readonly Lost[],
  ignored: readonly string[],
): string => {
  const table = (isLeft: boolean, third: string) => {
    const rows = entries.filter(({ sure }) => (sure === 'left out') === isLeft).map(lineOf);
    return rows.length > 0
      ? [`| field | value | ${third} | where |\n| --- | --- | --- | --- |`, ...rows]
      : [];
  };
  const parts: [title: string, lines: string[]][] = [
    ['Found', table(false, 'how sure')],
    ['Left out, or said differently elsewhere', table(true, 'why')],
    ['Not read', [...problems, ...ignored].map((problem) => `- ${problem}`)],
    [
      'Old addresses without a page of the same meaning',
      lost.map(({ address, why }) => `- ${address}: ${why}`),
    ],
  ];
  const written = parts.map(([title, lines]) => `\n## ${title}\n\n${lines.join('\n') || 'Nothing.'}\n`);
  return `# What the old site says\n\n${pages.length} pages were read.\n${written.join('')}`;
};
