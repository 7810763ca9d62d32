// Fifty made-up businesses as agencies have them (test/businesses/): what every page of each must not show,
// and what none may lose.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parseRecord } from '@/lib/content/parse-record';
import { nodesIn, graphProblems, vocabularyProblems } from './check-structured-data';
import { renderPages, type RenderedPage } from './render-pages';

jest.mock('undici', () => ({}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}), notFound: jest.fn() }));
jest.mock('@/lib/serving/rendering/current-site', () => ({
  getSite: jest.fn(),
  getSiteWithPages: jest.fn(),
}));

type Node = ReturnType<typeof parseDocument>;
type Page = RenderedPage & { document: Node };
type Options = {
  trade?: string;
  popup?: unknown;
  secondForm?: unknown;
  counters?: unknown;
  addresses?: string;
  search?: { titles?: string };
  serviceArea?: { hideAddress?: boolean };
};
type Record_ = {
  dbPrincipal: {
    phones?: { phone: string }[];
    location?: { address: string }[];
  };
  gallery?: string[];
  stock?: string[];
  options?: Options;
};
type Business = { name: string; record: Record_; pages: Page[] };

const folder = path.join(__dirname, 'businesses');
const businesses: Business[] = readdirSync(folder).map((file) => ({
  name: path.basename(file, '.json'),
  record: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record_,
  pages: [],
}));

beforeAll(async () => {
  // What the log says of a record is the doctor's matter.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const business of businesses) {
    const rendered = await renderPages(parseRecord(business.record, business.name));
    business.pages = rendered.map((page) => ({ ...page, document: parseDocument(page.html) }));
  }
}, 120_000);

const all = (node: Node, test: (name: string, attributes: Record<string, string>) => boolean) =>
  DomUtils.findAll((element) => test(element.name, element.attribs), node.children);
const isCode = ({ name }: { name: string }) => name === 'script' || name === 'style';
const textOf = (node: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(node).replace(/\s+/g, ' ').trim();
const shownAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'value'];

/** Every text of a page that somebody reads: in its body, its attributes and its metadata. */
const textsOf = ({ document, metadata }: Page): string[] => [
  ...DomUtils.filter(
    (node) => node.type === 'text' && !(node.parent && 'name' in node.parent && isCode(node.parent)),
    document,
  ).map((node) => (node as { data: string }).data),
  ...all(document, () => true).flatMap(({ attribs }) =>
    shownAttributes.flatMap((attribute) => attribs[attribute] ?? []),
  ),
  ...stringsIn(metadata).filter((text) => !text.startsWith('data:')),
];
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What a check finds in each business, once, with the first page that has it. */
const found = (check: (page: Page, business: Business) => readonly string[], among = businesses): string[] =>
  among.flatMap((business) => {
    const places = business.pages.flatMap((page) =>
      check(page, business).map((problem) => [problem, page.path] as const),
    );
    return [...new Map(places.reverse())].map(([problem, path]) => `${business.name} ${path}: ${problem}`);
  });
const matches = (page: Page, pattern: RegExp) => textsOf(page).flatMap((text) => text.match(pattern) ?? []);
const textIn = (metadata: unknown, field: string): string[] =>
  stringsIn((metadata as Record<string, unknown>)[field]);
const isIndexed = (metadata: unknown) =>
  (metadata as { robots?: { index?: boolean } }).robots?.index !== false;
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const having = (isWanted: (options: Options) => unknown) =>
  businesses.filter(({ record }) => isWanted(record.options ?? {}));

test('fifty records, rendered with every page', () => {
  expect(businesses).toHaveLength(50);
  expect(businesses.flatMap(({ pages }) => pages).length).toBeGreaterThan(600);
});

test('no page shows a mark of Markdown or HTML', () =>
  expect(
    found((page) =>
      matches(
        page,
        /.{0,30}(\*\*|\]\(|<\/?\w|Mso\w|&(nbsp|amp|#\d+);|^#+ |^\s*[-*·] |\bundefined\b|\bNaN\b).{0,30}/gm,
      ),
    ),
  ).toEqual([]));

test('no heading is empty, and every page has one h1', () => {
  expect(
    found(({ document }) =>
      all(document, (name) => /^h[1-6]$/.test(name))
        .filter((heading) => !textOf(heading))
        .map((heading) => DomUtils.getOuterHTML(heading)),
    ),
  ).toEqual([]);
  expect(
    found(({ document }) => {
      const { length } = all(document, (name) => name === 'h1');
      return length === 1 ? [] : [`${length} h1`];
    }),
  ).toEqual([]);
});

test('no full stop is doubled', () =>
  expect(found((page) => matches(page, /.{0,30}(?<!\.)\.\.(?!\.).{0,30}/g))).toEqual([]));

test('no place is named that is none', () =>
  expect(
    found((page) =>
      matches(page, /.{0,30}(\bN\/A\b|\bTBD\b|(^|\s),\s*,|(around|cerca de) (serving|PO Box)).{0,30}/gi),
    ),
  ).toEqual([]));

/** The digits that a phone of the record is dialled with, without a country code or a trunk 0. */
const dialled = (phone: string) => {
  const [number = '', extension] = phone.split(/\s*(?:,|x|ext)[ .]*(?=\d+$)/);
  return { digits: number.replace(/\D/g, '').replace(/^(0|1(?=\d{10}$))/, ''), extension };
};
const isPhone = (phone: string) => phone.replace(/\D/g, '').length >= 7;
const telLinks = ({ document }: Page) =>
  all(document, (name, { href }) => name === 'a' && href?.startsWith('tel:') === true).map(
    ({ attribs }) => attribs.href ?? '',
  );

test('every phone of a record is shown and can be dialled, with its extension', () => {
  expect(found((page) => telLinks(page).filter((link) => !/^tel:\+\d{8,15}(;ext=\d+)?$/.test(link)))).toEqual(
    [],
  );
  expect(
    found((page, { record }) => {
      if (page.kind !== 'contact') return [];
      const phones = (record.dbPrincipal.phones ?? []).map(({ phone }) => phone).filter(isPhone);
      return phones.filter((phone) => {
        const { digits, extension } = dialled(phone);
        return !telLinks(page).some((link) => link.endsWith(digits + (extension ? `;ext=${extension}` : '')));
      });
    }),
  ).toEqual([]);
});

test('no claim is shown that is switched off', () => {
  const isOff = (value: unknown) => value === false || value === 'no';
  const withId = (id: string) => (page: Page) =>
    all(page.document, (_, attributes) => attributes.id === id).map(() => `#${id}`);
  expect(having(({ counters }) => isOff(counters)).length).toBeGreaterThan(5);
  expect(
    found(
      withId('counters'),
      having(({ counters }) => isOff(counters)),
    ),
  ).toEqual([]);
  expect(
    found(
      (page) => matches(page, /.{0,20}100\s?%.{0,20}/g),
      having(({ counters }) => counters !== undefined),
    ),
  ).toEqual([]);
  expect(
    found(
      ({ kind, document }) =>
        kind === 'home' && all(document, (name) => name === 'form').length > 1 ? ['a second form'] : [],
      having(({ secondForm }) => isOff(secondForm)),
    ),
  ).toEqual([]);
  expect(
    found(
      ({ document }) => all(document, (name) => name === 'dialog').map(() => 'a popup'),
      having(({ popup }) => isOff(popup)),
    ),
  ).toEqual([]);
});

test('structured data is of the vocabulary, has what search engines ask for, and says no street that is private', () => {
  const graphOf = ({ document }: Page) =>
    all(document, (name, { type }) => name === 'script' && type === 'application/ld+json').map(
      (script) => JSON.parse(DomUtils.textContent(script)) as { '@graph': Record<string, unknown>[] },
    );
  const graphs = businesses.flatMap(({ pages }) => pages.flatMap(graphOf));
  expect(graphs.length).toBeGreaterThan(600);
  expect(vocabularyProblems(graphs)).toEqual([]);
  expect(found((page) => graphOf(page).flatMap(graphProblems))).toEqual([]);
  expect(
    found(
      (page) =>
        nodesIn(graphOf(page)).flatMap(({ streetAddress }) => (streetAddress ? [String(streetAddress)] : [])),
      having(({ serviceArea }) => serviceArea?.hideAddress),
    ),
  ).toEqual([]);
}, 60_000);

test('with one or two pictures none shows more than twice on a page', () => {
  const ownPictures = ({ record }: Business) =>
    new Set([...(record.gallery ?? []), ...(record.stock ?? [])]).size;
  const few = businesses.filter((business) => ownPictures(business) <= 2);
  expect(few.length).toBeGreaterThan(10);
  expect(
    found(({ document }) => {
      const sources = all(document, (name) => name === 'img').map(
        ({ attribs }) =>
          new URL(attribs.src ?? '', 'http://site.example').searchParams.get('url') ?? attribs.src,
      );
      return [...new Set(sources)].flatMap((source) => {
        const { length } = sources.filter((other) => other === source);
        return length > 2 ? [`${source} ${length} times`] : [];
      });
    }, few),
  ).toEqual([]);
});

test('no page is above 120 kB, whatever the record holds', () =>
  expect(
    found(({ html }) => (Buffer.byteLength(html) > 120_000 ? [`${Math.round(html.length / 1000)} kB`] : [])),
  ).toEqual([]));

test('addresses have hyphens only where the record says so', () => {
  const hyphenated = having(({ addresses }) => addresses === 'hyphens');
  expect(hyphenated.length).toBeGreaterThan(5);
  expect(found(({ path: address }) => (/[^\w/-]/.test(address) ? [address] : []), hyphenated)).toEqual([]);
});

test('with local titles no two pages have one title or description', () => {
  const local = having(({ search }) => search?.titles === 'local');
  expect(local.length).toBeGreaterThan(3);
  for (const { name, pages } of local) {
    const indexed = pages.flatMap(({ metadata }) => (isIndexed(metadata) ? [metadata] : []));
    for (const field of ['title', 'description'])
      expect([name, repeated(indexed.flatMap((metadata) => textIn(metadata, field)))]).toEqual([name, []]);
  }
});
