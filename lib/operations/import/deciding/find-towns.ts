import { tradeNameIn } from '@/lib/content/business/trades';
import { isTown } from '@/lib/language/geo/town';
import { areaIn } from '@/lib/language/geo/written-area';
import type { Block, Page } from '../page/read-page';
import vocabulary from '../page/vocabulary.json' with { type: 'json' };
import { isNoise, kindOfLabel, pattern, plain, wholly } from '../page/words';
import { type Claim, claimOf } from './findings';
import { type Facts, saidOf } from './site-facts';

const LEAD = pattern('u')`(?:^|\b)(?:in|for|of|across|throughout|through|around|serving|serve|
  serves|cover(?:s|ing)?|areas?(?: served)?:|from|including|en|de|atendemos|servimos|cubrimos|
  sirviendo)\s+(?=(?:[\p{Ll}]+ ){0,4}\p{Lu})`;
const STRONG_LEAD = /serv|cover|areas?|including|atendemos|cubrimos/i;
const NAME = pattern('gu')`\p{Lu}[\p{L}\p{M}’'.\-]*(?:[ \-](?:(?:of|de|del|la|las|los|el|on|upon|
  the|in) )*\p{Lu}[\p{L}\p{M}’'.\-]*)*`;
const NO_PLACE = wholly(vocabulary.noPlace);
const MAX_LINE = 400;
const MAX_TOWNS = 40;

/** The places of 'for Geelong, Newtown and the Bellarine': capitalised names of a list behind a lead-in. */
const listedIn = (text: string, isTitle: boolean): string[] => {
  const lead = LEAD.exec(text);
  if (!lead || text.length > MAX_LINE) return [];
  const rest = text.slice(lead.index + lead[0].length).split(/[.!?](?:\s|$)/)[0] ?? '';
  const pieces = rest.split(/,\s*(?:and |y |& )?| and | & | y | [•·|/] /);
  const names = pieces.map((piece) => (piece.match(NAME) ?? []).map((name) => name.replace(/[.’']$/, '')));
  const end = names.findIndex((found) => found.length === 0);
  const listed = (end === -1 ? names : names.slice(0, end)).flat();
  const isClear = STRONG_LEAD.test(lead[0]) || (isTitle && tradeNameIn(text) !== null);
  const least = isClear ? 2 : 3;
  const arePlaces = listed.every((name) => !NO_PLACE.test(name) && name.length < 40);
  return pieces.length >= least && listed.length >= least && arePlaces ? listed : [];
};

const SEPARATED = /\s*[•·|/]\s*|\s+[-–—*]\s+/;
const parts = (line: string, separator: RegExp): string[] =>
  line
    .split(separator)
    .map((part) => part.replace(/^[✓✔›»-]\s*|\.$/g, '').trim())
    .filter(Boolean);

/** Towns of a line that stands by itself as a list, or below a heading about areas (`isListed`). */
const rowIn = (line: string, { links, isShared }: Block, isListed: boolean, isOwn: boolean): string[] => {
  if (isListed && line.length < 45 && isTown(line)) return [line.replace(/,? [A-Z]{2}$/, '')];
  const separated = parts(line, SEPARATED);
  const isRow =
    separated.length > 2 && separated.every((part) => isTown(part) && kindOfLabel(part) === 'unknown');
  if (isRow && (isOwn || isShared) && links.length === 0) return separated;
  return isListed && line.split(/,\s*/).length > 2
    ? parts(line, /,\s*(?:and )?| and /).filter((part) => isTown(part))
    : [];
};

const townsOn = (page: Page, country: string): Claim[] => {
  const isOwn = ['home', 'about', 'areas', 'contact'].includes(page.kind);
  let heading = '';
  return page.blocks.flatMap((block) => {
    if (block.kind === 'heading') heading = block.text;
    if (block.isQuote || block.picture || block.region === 'menu' || isNoise(block.text)) return [];
    const isArea = page.kind === 'areas' || kindOfLabel(heading) === 'areas';
    const isListed = isArea && ['item', 'links', 'text'].includes(block.kind);
    return block.text.split('\n').flatMap((line) => {
      const row = rowIn(line, block, isListed, isOwn);
      const written = row.length === 0 && (isOwn || block.isShared) && line.length < MAX_LINE;
      const named = written ? (areaIn(line, country)?.towns ?? []) : [];
      const towns = written && named.length === 0 ? listedIn(line, [1, 2].includes(block.level)) : named;
      const claims = (values: readonly string[], weight: number) =>
        values.map((value) => claimOf(value, weight, block));
      return [...claims(row, 3), ...claims(towns, 2)];
    });
  });
};

/** The towns in which the business works, as it names them: `areaServed`, lists of towns, 'Serving ...'. */
export const findTowns = (facts: Facts, country: string | null, others: readonly string[]): string[] => {
  const said = saidOf(facts, 'areaServed', 3).flatMap((claim) =>
    claim.value.split(/\s*[,;]\s*/).flatMap((value) => (value.length < 45 ? [{ ...claim, value }] : [])),
  );
  const claims = [...said, ...facts.pages.flatMap((page) => townsOn(page, country ?? 'US'))]
    // 'Acme of Denver' and 'Painting in Denver' name no area.
    .filter(({ value, weight }) => weight > 2 || others.every((text) => !plain(text).includes(plain(value))))
    .map((claim) => ({ ...claim, value: claim.value.replace(/^(?:the|el|la) (?=\p{Lu})/u, '') }));
  return facts.findings.choose('options.serviceArea.cities', claims, { least: 2, sure: 3, max: MAX_TOWNS });
};
