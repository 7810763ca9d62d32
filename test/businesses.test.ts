// What no page of made-up businesses (test/businesses/) may show, and what none may lose.
import { graphProblems, nodesIn, vocabularyProblems } from './check-structured-data';
import { attributesOf, businessesIn, elements, graphsOf, pagesOfSite } from './rendered-businesses';
import { textOf, textsOf, type Business, type BusinessPage } from './rendered-businesses';
import { stringsIn } from './safe-site';

let businesses: Business[];
beforeAll(async () => {
  // What the log says of a record is the doctor's matter.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  businesses = businessesIn('test/businesses');
  for (const business of businesses) business.pages = await pagesOfSite(business.site);
}, 120_000);

const having = (isWanted: (business: Business) => unknown) => businesses.filter(isWanted);

/** What a check finds in each business, once, with the first page that has it. */
const found = (
  check: (page: BusinessPage, business: Business) => readonly string[],
  among = businesses,
): string[] =>
  among.flatMap((business) => {
    const places = business.pages.flatMap((page) =>
      check(page, business).map((problem) => [problem, page.path] as const),
    );
    return [...new Map(places.reverse())].map(([problem, path]) => `${business.name} ${path}: ${problem}`);
  });
const matches = (page: BusinessPage, pattern: RegExp) =>
  textsOf(page).flatMap((text) => text.match(pattern) ?? []);

test('all records, rendered with every page', () => {
  expect(businesses).toHaveLength(66);
  expect(businesses.flatMap(({ pages }) => pages).length).toBeGreaterThan(600);
});

/** Marks of Markdown and HTML, a doubled full stop, places that are none. */
test.each([
  /.{0,30}(\*\*|\]\(|<\/?\w|Mso\w|&(nbsp|amp|#\d+);|^#+ |^\s*[-*·] |\bundefined\b|\bNaN\b).{0,30}/gm,
  /.{0,30}(?<!\.)\.\.(?!\.).{0,30}/g,
  /.{0,30}(\bN\/A\b|\bTBD\b|(^|\s),\s*,|(around|cerca de) (serving|PO Box)).{0,30}/gi,
])('no page shows %s', (pattern) => expect(found((page) => matches(page, pattern))).toEqual([]));

test('no heading is empty, and every page has one h1', () => {
  const isHeading = (name: string) => /^h[1-6]$/.test(name);
  expect(
    found((page) => elements(page, isHeading).flatMap((heading) => (textOf(heading) ? [] : [heading.name]))),
  ).toEqual([]);
  expect(
    found((page) => {
      const { length } = elements(page, (name) => name === 'h1');
      return length === 1 ? [] : [`${length} h1`];
    }),
  ).toEqual([]);
});

/** The digits that a phone of a record is dialled with, without a country code or a trunk 0. */
const dialled = (phone: string) => {
  const [number = '', extension] = phone.split(/\s*(?:,|x|ext)[ .a-z]*(?=\d+$)/);
  return { digits: number.replace(/\D/g, '').replace(/^(0|1(?=\d{10}$))/, ''), extension };
};
/** In digits; numbers with words are asserted in test/understood.test.ts. */
const isPhone = (phone: string) =>
  phone.replace(/\D/g, '').length >= 9 && /^[^a-wyz]*(?:ext[ .]*\d+)?$/i.test(phone);
const telLinks = (page: BusinessPage) =>
  attributesOf(page, 'a', 'href').filter((href) => href.startsWith('tel:'));

test('every phone of a record is shown and can be dialled; where the country is known, with its extension', () => {
  expect(found((page) => telLinks(page).filter((link) => !/^tel:\+\d{8,15}(;ext=\d+)?$/.test(link)))).toEqual(
    [],
  );
  expect(
    found((page, { phones, options: { country } }) => {
      if (page.kind !== 'contact') return [];
      return phones.filter(isPhone).filter((phone) => {
        const { digits, extension } = dialled(phone);
        const end = country && extension ? `${digits};ext=${extension}` : digits;
        return !telLinks(page).some((link) => link.endsWith(end));
      });
    }),
  ).toEqual([]);
});

/** Hosts that a record need not name. */
const services = [
  /^tel:\+\d{8,15}(;ext=\d+)?$/,
  /^mailto:[^@\s]+@[^@\s]+$/,
  /^sms:\+\d{8,15}/,
  /^https:\/\/wa\.me\/\d{8,15}(\?text=|$)/,
  /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=./,
  /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
];

test('every link leads to a page, a part of the page, a file or a host that the record names', () =>
  expect(
    found((page, { record, pages }) => {
      const paths = pages.filter(({ kind }) => kind !== 'notFound').map(({ path }) => path);
      const ids = [
        'top',
        ...elements(page, (_, { id }) => id !== undefined).map(({ attribs }) => attribs.id),
      ];
      const leadsSomewhere = (link: string) => {
        if (link.startsWith('#')) return ids.includes(link.slice(1));
        const [path = ''] = link.split('#');
        if (link.startsWith('/')) return paths.includes(path) || /^\/(assets\/|api\/palette$)/.test(path);
        if (services.some((service) => service.test(link))) return true;
        return /^https?:/.test(link) && JSON.stringify(record).includes(new URL(link).host);
      };
      return attributesOf(page, 'a', 'href').filter((link) => !leadsSomewhere(link));
    }),
  ).toEqual([]));

test('no claim is shown that is switched off', () => {
  const isOff = (value: unknown) => value === false || value === 'no';
  const count = (page: BusinessPage, what: string, { length }: unknown[]) =>
    length > 0 ? [`${length} ${what} on ${page.kind}`] : [];
  const withoutCounters = having(({ options: { counters } }) => isOff(counters));
  const withoutSecondForm = having(({ options: { secondForm } }) => isOff(secondForm));
  const withoutPopup = having(({ options: { popup } }) => isOff(popup));
  for (const { length } of [withoutCounters, withoutSecondForm, withoutPopup])
    expect(length).toBeGreaterThan(5);
  const counters = (page: BusinessPage) => elements(page, (_, { id }) => id === 'counters');
  expect(found((page) => count(page, 'counters', counters(page)), withoutCounters)).toEqual([]);
  const ofOwnCounters = having(({ options: { counters: own } }) => own !== undefined);
  expect(found((page) => matches(page, /.{0,20}\b100\s?%.{0,20}/g), ofOwnCounters)).toEqual([]);
  const forms = (page: BusinessPage) => elements(page, (name) => name === 'form');
  const moreForms = (page: BusinessPage) => (page.kind === 'home' ? forms(page).slice(1) : []);
  expect(found((page) => count(page, 'more forms', moreForms(page)), withoutSecondForm)).toEqual([]);
  const popups = (page: BusinessPage) => elements(page, (name) => name === 'dialog');
  expect(found((page) => count(page, 'popups', popups(page)), withoutPopup)).toEqual([]);
});

test('structured data is of the vocabulary, has what search engines ask for, and says no street that is private', () => {
  const graphs = businesses.flatMap(({ pages }) => pages.flatMap(graphsOf));
  expect(graphs.length).toBeGreaterThan(600);
  expect(vocabularyProblems(graphs)).toEqual([]);
  expect(found((page) => graphsOf(page).flatMap(graphProblems))).toEqual([]);
  expect(
    found(
      (page) => nodesIn(graphsOf(page)).flatMap(({ streetAddress }) => (streetAddress ? ['a street'] : [])),
      having(({ options: { serviceArea } }) => serviceArea?.hideAddress),
    ),
  ).toEqual([]);
}, 60_000);

test('with one or two pictures none shows more than twice on a page', () => {
  const few = having(({ site }) => new Set([...site.gallery, ...site.stock]).size <= 2);
  expect(few.length).toBeGreaterThan(10);
  const pictureOf = (source: string) =>
    new URL(source, 'http://site.example').searchParams.get('url') ?? source;
  expect(
    found((page) => {
      const pictures = attributesOf(page, 'img', 'src').map(pictureOf);
      const times = (picture: string) => pictures.filter((other) => other === picture).length;
      return pictures.flatMap((picture) =>
        times(picture) > 2 ? [`${picture} ${times(picture)} times`] : [],
      );
    }, few),
  ).toEqual([]);
});

test('every picture has its width and height, and what is preloaded is shown', () => {
  const preloads = (page: BusinessPage) =>
    elements(page, (name, { rel, as }) => name === 'link' && rel === 'preload' && as === 'image');
  expect(businesses.flatMap(({ pages }) => pages.flatMap(preloads)).length).toBeGreaterThan(100);
  expect(
    found((page) => {
      const shown = ['src', 'srcset'].flatMap((name) => attributesOf(page, 'img', name));
      const unsized = elements(page, (name, { width, height }) => name === 'img' && !(width && height));
      const unused = preloads(page).filter(
        ({ attribs: { imagesrcset = '', href = '' } }) => !shown.includes(imagesrcset || href),
      );
      return [...unsized, ...unused].map(({ attribs }) => JSON.stringify(attribs));
    }),
  ).toEqual([]);
});

test('the HTML of no page is above 120 kB', () =>
  expect(found(({ html }) => (Buffer.byteLength(html) > 120_000 ? [`${html.length}`] : []))).toEqual([]));

test('addresses have hyphens only where the record says so', () => {
  const hyphenated = having(({ options: { addresses } }) => addresses === 'hyphens');
  expect(hyphenated.length).toBeGreaterThan(5);
  expect(found(({ path }) => (/[^\w/-]/.test(path) ? [path] : []), hyphenated)).toEqual([]);
});

test('with local titles no two pages have one title or description', () => {
  type Metadata = { robots?: { index?: boolean } };
  const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  const local = having(({ options: { search } }) => search?.titles === 'local');
  expect(local.length).toBeGreaterThan(3);
  for (const { name, pages } of local) {
    const indexed = pages.flatMap(({ metadata }) =>
      (metadata as Metadata).robots?.index ? [metadata as Record<string, unknown>] : [],
    );
    expect(indexed.length).toBeGreaterThan(3);
    for (const field of ['title', 'description'])
      expect([name, repeated(indexed.flatMap((metadata) => stringsIn(metadata[field])))]).toEqual([name, []]);
  }
});
