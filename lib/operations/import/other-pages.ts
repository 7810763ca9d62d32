import { Findings, placeOf } from './findings';
import { isNoise } from './lines';
import { kindOfLabel, lastPart, pathKey, plain } from './page-kinds';
import { itemsIn, joined, sectionsOf, textsIn } from './sections';
import type { Facts } from './site-facts';

export type OtherPage = {
  title: string;
  path: string;
  blocks: { type: string; title?: string; text?: string; points?: string[] }[];
  url: URL;
};

/** Pages of the menu that no other part of a record has: the team, prices, emergencies. */
export const otherPagesOf = (facts: Facts, findings: Findings): OtherPage[] =>
  facts.menu.flatMap(({ label, url, kind, parent }): OtherPage[] => {
    const page = facts.pages.find((one) => pathKey(one.url) === pathKey(url));
    if (
      !page ||
      page === facts.home ||
      facts.kindOf(page) !== 'other' ||
      kind !== 'other' ||
      kindOfLabel(parent ?? '') === 'services'
    )
      return [];
    const blocks = sectionsOf(page).flatMap(({ title, blocks: own, level }) => {
      const points = itemsIn(own);
      const rows = own
        .filter((block) => block.kind === 'row' && !isNoise(block.text))
        .map(({ cells }) =>
          cells
            .map((cell) => cell.replace(/\n/g, ' '))
            .filter(Boolean)
            .join(' – '),
        );
      const text = joined([...textsIn(own)], 8_000);
      const shown = level > 0 && plain(title) !== plain(label) ? title : undefined;
      const list = [...points, ...rows].slice(0, 30);
      return [
        ...(text || (shown && list.length === 0)
          ? [{ type: 'text', title: shown, text: text || shown }]
          : []),
        ...(list.length > 0 ? [{ type: 'points', title: text ? undefined : shown, points: list }] : []),
      ];
    });
    if (blocks.length === 0) return [];
    findings.keep('pages', label, [placeOf(page, 'main')]);
    return [{ title: label, path: lastPart(page.url), blocks: blocks.slice(0, 20), url: page.url }];
  });
