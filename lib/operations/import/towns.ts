import { isTown } from '@/lib/language/geo/town';
import { areaIn } from '@/lib/language/geo/written-area';
import { all, attribute } from './dom';
import { type Claim, Findings, placeOf, tally } from './findings';
import { isNoise } from './lines';
import { textsOf } from './machine-data';
import { kindOfLabel, plain } from './page-kinds';
import { type Facts, businessesOf } from './site-facts';

const LIST_LEAD =
  /(?:^|\b)(?:in|for|of|across|throughout|through|around|serving|serve|serves|cover(?:s|ing)?|covering|areas?(?: served)?:|from|including|en|de|atendemos|servimos|cubrimos|sirviendo)\s+(?=(?:[\p{Ll}]+ ){0,4}\p{Lu})/u;
const STRONG_LEAD = /serv|cover|areas?|including|atendemos|cubrimos/i;
const NAME =
  /(?:\p{Lu}[\p{L}\p{M}’'.-]*)(?:[ -](?:(?:of|de|del|la|las|los|el|on|upon|the|in) )*(?:\p{Lu}[\p{L}\p{M}’'.-]*))*/gu;
const NO_PLACE =
  /^(?:we|our|the|i|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|lunes|martes|domingo|inc|llc|mr|mrs|dr|hvac|ac|faq|usa|call|free|residential|commercial|epa|abn)$/i;

/** The places of 'for Geelong, Newtown and the Bellarine': capitalised names of a list behind a lead-in. */
const listedIn = (text: string): string[] => {
  const lead = LIST_LEAD.exec(text);
  if (!lead || text.length > 400) return [];
  const rest = text.slice(lead.index + lead[0].length).split(/[.!?](?:\s|$)/)[0] ?? '';
  const pieces = rest.split(/,\s*(?:and |y |& )?| and | & | y | [•·|/] /);
  const names = pieces.map((piece) => (piece.match(NAME) ?? []).map((name) => name.replace(/[.’']$/, '')));
  const end = names.findIndex((found) => found.length === 0);
  const listed = (end === -1 ? names : names.slice(0, end)).flat();
  const least = STRONG_LEAD.test(lead[0]) ? 2 : 3;
  return pieces.length >= least &&
    listed.length >= least &&
    listed.every((name) => !NO_PLACE.test(name) && name.length < 40)
    ? listed
    : [];
};

const SEPARATED = /\s*[•·|/]\s*|\s+[-–—*]\s+/;

/** The towns in which the business works, as it names them: `areaServed`, lists of towns, 'Serving ...'. */
export const townsOf = (
  facts: Facts,
  country: string | null,
  name: string,
  services: readonly string[],
  findings: Findings,
): string[] => {
  const claims: Claim[] = [];
  const add = (towns: readonly string[], place: Claim['place'], weight = 2) => {
    for (const value of towns)
      if (weight > 2 || [name, ...services].every((text) => !plain(text).includes(plain(value))))
        claims.push({ value: value.replace(/^(?:the|el|la) (?=\p{Lu})/u, ''), place, weight });
  };
  for (const { thing, page, where } of businessesOf(facts))
    for (const text of textsOf(thing, 'areaServed'))
      add(
        text.split(/\s*[,;]\s*/).filter((one) => one.length < 45),
        placeOf(page, `${where}.areaServed`),
        3,
      );
  for (const meta of all('meta[name="description" i]', facts.home.document))
    add(listedIn(attribute(meta, 'content')), placeOf(facts.home, 'meta[description]'));
  for (const page of facts.pages) {
    const isArea = facts.kindOf(page) === 'areas';
    const isOwn = ['home', 'about', 'areas', 'contact'].includes(facts.kindOf(page));
    let heading = '';
    for (const block of page.blocks) {
      if (block.kind === 'heading') heading = block.text;
      if (block.isQuote || block.picture || block.region === 'menu' || isNoise(block.text)) continue;
      const isListed =
        (isArea || kindOfLabel(heading) === 'areas') &&
        (block.kind === 'item' || block.kind === 'links' || block.kind === 'text');
      for (const line of block.text.split('\n')) {
        const parts = line
          .split(SEPARATED)
          .map((part) => part.replace(/^[✓✔›»-]\s*/, '').trim())
          .filter(Boolean);
        if (isListed && line.length < 45 && isTown(line))
          add([line.replace(/,? [A-Z]{2}$/, '')], placeOf(page, block), 3);
        else if (
          parts.length > 2 &&
          parts.every((part) => isTown(part) && !kindOfOther(part)) &&
          (isOwn || block.isShared) &&
          block.links.length === 0
        )
          add(parts, placeOf(page, block), 3);
        else if (isListed && line.split(/,\s*/).length > 2)
          add(
            line
              .split(/,\s*(?:and )?| and /)
              .map((part) => part.replace(/[.]$/, ''))
              .filter(isTown),
            placeOf(page, block),
            3,
          );
        else if ((isOwn || block.isShared) && line.length < 400) {
          const written = areaIn(line, country ?? 'US')?.towns ?? [];
          add(written.length > 0 ? written : listedIn(line), placeOf(page, block));
        }
      }
    }
  }
  const found = tally(claims)
    .filter(({ weight }) => weight >= 2)
    .slice(0, 40);
  for (const { value, places, weight } of found) findings.keep('serviceArea', value, places, weight >= 3);
  return found.map(({ value }) => value);
};

const kindOfOther = (part: string): boolean => kindOfLabel(part) !== 'unknown';
