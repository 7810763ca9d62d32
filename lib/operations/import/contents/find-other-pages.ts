import { placeOf } from '../deciding/findings';
import type { Facts } from '../deciding/site-facts';
import { isSamePage, kindOfLabel, lastPart } from '../page/page-kinds';
import type { Page } from '../page/read-page';
import { itemsIn, joined, sectionsOf, textsIn } from '../page/sections';
import { isNoise, oneLine, plain } from '../page/words';

type Block = { type: string; title?: string; text?: string; points?: string[] };
export type OtherPage = { title: string; path: string; blocks: Block[]; url: URL };

const MAX_TEXT = 8_000;
const MAX_POINTS = 30;
const MAX_BLOCKS = 20;

const blocksOn = (page: Page, label: string): Block[] =>
  sectionsOf(page).flatMap(({ title, level, blocks }): Block[] => {
    const rows = blocks
      .filter(({ kind, text }) => kind === 'row' && !isNoise(text))
      .map(({ cells }) => cells.map(oneLine).filter(Boolean).join(' – '));
    const points = [...itemsIn(blocks), ...rows].slice(0, MAX_POINTS);
    const text = joined(textsIn(blocks), MAX_TEXT);
    const shown = level > 0 && plain(title) !== plain(label) ? title : undefined;
    return [
      ...(text || (shown && points.length === 0)
        ? [{ type: 'text', title: shown, text: text || shown }]
        : []),
      ...(points.length > 0 ? [{ type: 'points', title: text ? undefined : shown, points }] : []),
    ];
  });

/** Pages of the menu that no other part of a record has: the team, prices, emergencies. */
export const findOtherPages = ({ menu, pages, findings }: Facts): OtherPage[] =>
  menu.flatMap(({ label, url, kind, parent }): OtherPage[] => {
    const page = pages.find((one) => isSamePage(one.url, url));
    if (page?.kind !== 'other' || kind !== 'other' || kindOfLabel(parent ?? '') === 'services') return [];
    const blocks = blocksOn(page, label).slice(0, MAX_BLOCKS);
    if (blocks.length === 0) return [];
    findings.keep('pages', label, [placeOf(page, 'main')]);
    return [{ title: label, path: lastPart(page.url), blocks, url: page.url }];
  });
