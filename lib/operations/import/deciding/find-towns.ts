import { regionOfCountry } from '@/lib/language/geo/postal-address';
import { isTown } from '@/lib/language/geo/town';
import { areaIn } from '@/lib/language/geo/written-area';
import { all, linesOf } from '../page/dom';
import type { Block, Page } from '../page/read-page';
import { isNoise, kindOfLabel, pattern, plain, vocabulary, wholly } from '../page/words';
import { type Candidate, candidateFor } from './evidence';
import { type Facts, saidOf } from './site-facts';

const LEAD = pattern('u')`\b(?!(?<=\p{Lu}\p{L}+ )(?:of|de)\b)<areaLead>\s+(?=(?:[\p{Ll}]+ ){0,4}\p{Lu})`;
const STRONG_LEAD = /serv|cover|areas?|zonas?|including|atendemos|cubrimos/i;
const FIRST = /^(?:\p{Ll}+ ){0,4}/u;
const NAME = pattern(
  'u',
)`^(?:(?:north|south|east|west)(?:ern)? )?\p{Lu}[\p{L}\p{M}’'.\-]*(?:[ \-](?:(?:of|de|del|la|las|los|el|on|upon|
  the|in) )*\p{Lu}[\p{L}\p{M}’'.\-]*)*`;
/** 'northern Adelaide Plains' */
const DIRECTION = /^(?:north|south|east|west)(?:ern)? (?=\p{Lu})/u;
const NO_PLACE = wholly(vocabulary.noPlace);
const MAX_LINE = 400;
const MAX_LABEL_WORDS = 8;
const townFrom = candidateFor('options.serviceArea.cities');
/** Pages that name places of others. */
const NO_AREAS = ['article', 'blog', 'legal', 'reviews', 'gallery'];

/** The places of 'for Geelong, Newtown and the Bellarine': capitalised names of a list behind a lead-in. */
const listedIn = (text: string, stateOf: (name: string) => string | null): string[] => {
  const lead = LEAD.exec(text);
  if (!lead) return [];
  const rest = text.slice(lead.index + lead[0].length).split(/[.!?](?:\s|$)/)[0] ?? '';
  const pieces = rest.split(/,\s*(?:and |y |& )?| and | & | y | [•·|/] /);
  // The last piece may go on: 'Golden since 1998', but not 'Berlin and came home to Cork'.
  const names = pieces.map((piece, index) => {
    const [start = ''] = (index === 0 ? FIRST : /^(?:(?:the|la|el) (?:\p{Ll}+ ){0,3})?/u).exec(piece) ?? [];
    return NAME.exec(piece.slice(start.length))?.[0] ?? '';
  });
  const end = names.indexOf('');
  const isState = (name: string, index: number) =>
    index > 0 && pieces[index] === name && stateOf(name) !== null;
  const listed = names.slice(0, end === -1 ? undefined : end).filter((name, index) => !isState(name, index));
  return Math.min(pieces.length, listed.length) >= (STRONG_LEAD.test(lead[0]) ? 2 : 3) ? listed : [];
};

const SIGNS = /\s*[•·|/]\s*|\s+[-–—*]\s+/;
const COMMAS = new RegExp(`${SIGNS.source}|,\\s*(?:and )?| (?:and|&|y) `);
/** What it costs to go there: 'Epsom — $14'. */
const FEE = /\s*[–—:-]?\s*(?:[$£€]\s?\d.*|\d+ ?€.*)$/;
/** The places of a line that is a list and nothing else: 'Nash and Wilson counties: Rocky Mount, Tarboro'. */
const rowOf = (line: string, separator: RegExp): string[] => {
  const parts = line
    .replace(FEE, '')
    .replace(/^[^:]*: /, '')
    .split(separator)
    .map((part) => part.replace(/^(?:[✓✔›»-]|the|la|el)\s+|\.$/g, '').trim())
    .filter(Boolean);
  const isPlace = (part: string) => isTown(part.replace(DIRECTION, '')) && kindOfLabel(part) === 'unknown';
  // The last piece may go on: 'Auburn and Decatur, and from there to all 48 states'.
  const end = parts.findIndex((part) => !isPlace(part));
  const isList = end === -1 || (end > 2 && end === parts.length - 1);
  return isList ? parts.slice(0, end === -1 ? undefined : end) : [];
};

/** Towns from which visitors choose theirs on a page about areas. */
const townsToChoose = (page: Page): Candidate[] => {
  const options = page.kind === 'areas' ? all('select option', page.document) : [];
  const towns = options.filter((node) => isTown(linesOf(node)));
  const isList = towns.length >= options.length - 1;
  return isList ? towns.map((node) => townFrom('list', linesOf(node), { page, node })) : [];
};

/** Towns of lines below a heading about areas, of lines that are lists, and of 'Serving ...'. */
const townsOn = (page: Page, country: string): Candidate[] => {
  const stateOf = regionOfCountry(country);
  let heading: Block | null = null;
  return page.blocks.flatMap((block) => {
    // 'Clark County:' in bold stands below 'Areas We Serve'.
    const isBelow = heading && heading.level < block.level && kindOfLabel(block.text) === 'unknown';
    const isLabel = plain(block.text).split(' ').length <= MAX_LABEL_WORDS;
    if (block.kind === 'heading' && isLabel && !(block.level === 7 && isBelow)) heading = block;
    if (block.isQuote || block.picture || block.region === 'menu' || isNoise(block.text)) return [];
    const isListed = heading?.isShared === block.isShared && kindOfLabel(heading.text) === 'areas';
    const isOwn = block.isShared || !NO_AREAS.includes(page.kind);
    return block.text.split('\n').flatMap((line) => {
      const mayBe = isListed || (isOwn && block.links.length === 0);
      const row = mayBe ? rowOf(line, isListed ? COMMAS : SIGNS) : [];
      if (row.length >= (isListed ? 1 : 3)) return row.map((town) => townFrom('list', town, block));
      if (!isOwn || line.length >= MAX_LINE) return [];
      const { towns } = areaIn(line, country) ?? { towns: [] };
      const named = towns.length > 0 ? towns : listedIn(line, stateOf);
      return named.map((town) => townFrom(named.length > 2 ? 'series' : 'sentence', town, block));
    });
  });
};

/** The towns in which the business works, as it names them: `areaServed`, lists of towns, 'Serving ...'. */
export const findTowns = (facts: Facts, country: string | null, others: readonly string[]): string[] => {
  const said = saidOf(facts, 'areaServed').flatMap(({ text, at }) =>
    text.length < 45 ? [townFrom('data', text, at)] : [],
  );
  const found = [
    ...said,
    ...facts.pages.flatMap((page) => [...townsOn(page, country ?? 'US'), ...townsToChoose(page)]),
  ]
    // 'Acme of Denver' and 'Painting in Denver' name no area.
    .filter(({ value, weight }) => weight > 2 || others.every((text) => !plain(text).includes(plain(value))))
    .filter(({ value }) => !NO_PLACE.test(value));
  return facts.findings.decide('options.serviceArea.cities', found);
};
