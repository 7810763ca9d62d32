import { tradeNamed, trades } from '@/lib/content/business/trades';
import { all, attribute } from './dom';
import { type Claim, Findings, placeOf, tally } from './findings';
import { isNoise, linesOn } from './lines';
import { textsOf, typesOf } from './machine-data';
import { kindOfLabel, pathKey, plain } from './page-kinds';
import type { Page } from './read-page';
import { type Facts, businessesOf } from './site-facts';

const SEPARATOR = /\s+[|–—:»•·-]+\s+|\s*[|»•]\s*/;
const NOTICE =
  /(?:©|\(c\)|\bcopyright\b)[\s©]*(?:copyright)?[\s,]*(?:(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)?\d\d|present|today))?)?[\s,.:]*(?:by |por )?/i;
const AFTER =
  /[\s,.|–—·-]*(?:\ball rights\b|\btodos los derechos\b|\b(?:19|20)\d\d\b|[|·•]|\bproudly\b|\bdesign|\bpowered\b|\bsite by\b|\bcreated\b|\bABN\b|\blic(?:ense)?\b|\.\s).*$/is;
const COMPANY = /,?\s+(?:inc|llc|ltd|limited|pty|co|corp|l\.l\.c)\b\.?(?:\s+ltd\b\.?)?$/i;

/** Titles add a town and services to the name: a part that every page has is the name. */
const titleClaims = ({ pages }: Facts): Claim[] => {
  const counts = new Map<string, { text: string; count: number; page: Page }>();
  for (const page of pages)
    for (const text of new Set(page.title.split(SEPARATOR).map((part) => part.trim()))) {
      const known = counts.get(plain(text));
      counts.set(plain(text), { text, page, count: (known?.count ?? 0) + 1 });
    }
  return [...counts.values()]
    .filter(
      ({ count, text }) =>
        text.length > 1 && (pages.length === 1 || count > 1) && count >= pages.length * 0.4,
    )
    .map(({ text, count, page }) => ({
      value: text,
      place: placeOf(page, 'title'),
      weight: pages.length > 1 ? 1 + (2 * count) / pages.length : 1,
    }));
};

const isName = (text: string): boolean =>
  text.length > 1 &&
  text.length <= 60 &&
  text.split(' ').length <= 8 &&
  /\p{L}{2}/u.test(text) &&
  !['home', 'contact', 'about', 'services', 'faq', 'gallery', 'reviews', 'blog'].includes(
    kindOfLabel(text),
  ) &&
  !isNoise(text) &&
  !/[!?]$/.test(text);

/** The name that most places give the business: machine-readable data, titles, copyright notice, logo. */
export const nameOf = (facts: Facts, findings: Findings): string | null => {
  const claims: Claim[] = [...titleClaims(facts)];
  for (const { thing, page, where } of businessesOf(facts))
    for (const value of textsOf(thing, 'name'))
      claims.push({ value, place: placeOf(page, `${where}.name`), weight: 3 });
  for (const page of facts.pages.slice(0, 10)) {
    for (const meta of all(
      'meta[property="og:site_name"], meta[name="application-name"], meta[name="apple-mobile-web-app-title"]',
      page.document,
    ))
      claims.push({
        value: attribute(meta, 'content'),
        place: placeOf(page, 'meta[og:site_name]'),
        weight: 2.5,
      });
    for (const { text, block, isCredit } of linesOn(page)) {
      const notice = NOTICE.exec(text);
      if (!notice || (isCredit && !/©|copyright/i.test(text))) continue;
      const value = (
        text.slice(notice.index + notice[0].length).replace(AFTER, '') || text.slice(0, notice.index)
      ).trim();
      claims.push({ value, place: placeOf(page, block), weight: 2.5 });
    }
    for (const image of all(
      'a img[alt], header img[alt], [class*="logo" i] img[alt], img[class*="logo" i], h1 img[alt]',
      page.document,
    )) {
      const around = [image, image.parent, image.parent?.parent]
        .map((node) =>
          node && 'attribs' in node
            ? `${node.attribs['class'] ?? ''} ${node.attribs['id'] ?? ''} ${node.attribs['href'] ?? ''} ${node.attribs['src'] ?? ''}`
            : '',
        )
        .join(' ');
      const link = page.links.find(({ node }) => node === image.parent);
      const isHome =
        link !== undefined &&
        link.url.host === page.url.host &&
        pathKey(link.url) === pathKey(facts.home.url);
      if (/logo/i.test(around) || isHome)
        claims.push({
          value: attribute(image, 'alt').replace(/\s*\blogo\b.*$/i, ''),
          place: placeOf(page, 'img[alt] of the logo'),
          weight: 1.5,
        });
    }
    const top = page.blocks[0];
    if (top?.picture && top.isShared)
      claims.push({ value: top.picture.alt, place: placeOf(page, 'picture at the top'), weight: 1 });
    for (const node of all(
      '.site-title, .navbar-brand, .logo, .site-name, .brand, #logo, #site-title',
      page.document,
    ))
      claims.push({
        value: page.blocks.find((block) => block.node === node || block.node.parent === node)?.text ?? '',
        place: placeOf(page, 'site title'),
        weight: 2,
      });
  }
  const heading = facts.home.blocks.find(({ kind, level }) => kind === 'heading' && level === 1);
  const usable = claims
    .map((claim) => ({ ...claim, value: claim.value.replace(/\s+/g, ' ').trim() }))
    .filter(({ value }) => isName(value));
  const groups = tally(usable, (value) => plain(value.replace(COMPANY, '')));
  const named = groups.map((group) => ({
    ...group,
    weight: group.weight + (heading && plain(heading.text) === plain(group.value) ? 2 : 0),
  }));
  // A name gains the weight of a shorter name that it contains: 'Taquería La Yucca', 'La Yucca'.
  const scored = named.map((group) => ({
    ...group,
    weight:
      group.weight +
      named
        .filter(
          (other) =>
            other !== group &&
            !group.value.includes(',') &&
            group.key.includes(other.key) &&
            other.key.length > 3,
        )
        .reduce((sum, { weight }) => sum + weight * 0.5, 0),
  }));
  const [best, second] = scored.sort((one, other) => other.weight - one.weight);
  if (!best || best.weight < 1.5) {
    if (best) findings.leave('name', best.value, best.places, 'one weak place alone names it');
    return best?.value ?? null;
  }
  const spellings = tally(
    usable.filter(({ value }) => plain(value.replace(COMPANY, '')) === best.key),
    (value) => value,
  );
  const value =
    (spellings.find(({ value: one }) => one !== one.toUpperCase() && !COMPANY.test(one)) ?? spellings[0])
      ?.value ?? best.value;
  findings.keep('name', value, best.places, best.weight > 3);
  if (second && second.weight > best.weight * 0.6)
    findings.leave('name', second.value, second.places, 'fewer places call the business so');
  return value;
};

const bare = (text: string) => ` ${plain(text)} `;

/** By a type of schema.org, else by the words of names and titles; null when two trades are as likely. */
export const tradeOf = (
  facts: Facts,
  name: string,
  services: readonly string[],
  findings: Findings,
): string | null => {
  const claims: Claim[] = [];
  const add = (value: string | undefined, place: Claim['place'], weight: number) => {
    if (value) claims.push({ value, place, weight });
  };
  for (const { thing, page, where } of businessesOf(facts))
    for (const type of typesOf(thing)) {
      const trade = tradeNamed(type);
      const generic = [
        'LocalBusiness',
        'Organization',
        'HomeAndConstructionBusiness',
        'ProfessionalService',
        'MedicalBusiness',
        'Store',
        'FoodEstablishment',
        'AutomotiveBusiness',
      ].includes(type);
      if (trade && !generic) add(trade.names?.en ?? type, placeOf(page, where), 5);
    }
  const { home } = facts;
  const metas = all(
    'meta[name="description" i], meta[name="keywords" i], meta[property="og:title"]',
    home.document,
  ).map((meta) => attribute(meta, 'content'));
  const intro = home.blocks
    .filter(({ kind, isQuote }) => (kind === 'heading' || kind === 'text') && !isQuote)
    .slice(0, 12)
    .map(({ text }) => text);
  const texts: [string, number, string][] = [
    [name, 3, 'name'],
    [home.title, 2, 'title'],
    ...metas.map((text): [string, number, string] => [text, 1, 'meta']),
    ...services.map((text): [string, number, string] => [text, 0.8, 'services']),
    ...intro.map((text): [string, number, string] => [text, 0.5, 'text']),
    ...facts.pages.slice(1).map((page): [string, number, string] => [page.title, 0.4, 'titles']),
  ];
  for (const [text, weight, where] of texts) {
    const words = bare(text);
    const found = trades.map(({ trade, names }) => {
      const lengths = names.filter((one) => stems(one).some((stem) => words.includes(stem)));
      return { trade, length: Math.max(0, ...lengths.map((one) => one.length)) };
    });
    // 'Veterinary Clinic' is rather a vet than a clinic.
    const longest = Math.max(0, ...found.map(({ length }) => length));
    for (const { trade, length } of found)
      if (length > 0) add(trade.names?.en, placeOf(home, where), weight * (length === longest ? 1 : 0.4));
  }
  const totals = new Map<string, { weight: number; places: Claim['place'][] }>();
  for (const { value, weight, place } of claims) {
    const known = totals.get(value) ?? { weight: 0, places: [] };
    totals.set(value, { weight: known.weight + weight, places: [...known.places, place] });
  }
  const [best, second] = [...totals].sort(([, one], [, other]) => other.weight - one.weight);
  if (!best) return null;
  const [value, { weight, places }] = best;
  const isClear = weight >= 2 && (!second || weight > second[1].weight * 1.15);
  if (isClear) findings.keep('trade', value, places.slice(0, 3), weight > 4);
  else findings.leave('trade', value, places.slice(0, 3), 'the words of the site fit another trade as well');
  return isClear ? value : null;
};

/** A name as it stands in a text: also in the plural, and in the forms 'plumber', 'plumbing', 'plumbers'. */
const stems = (name: string): string[] => {
  const word = plain(name);
  return word.length < 3 ? [] : [` ${word} `, ` ${word}s `, ` ${word.replace(/y$/, 'ies')} `];
};
