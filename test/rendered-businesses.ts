import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parseRecord } from '@/lib/content/record/parse-record';
import type { Site } from '@/lib/content';
import { mapRecord } from './records';
import { renderPages, type RenderedPage } from './render-pages';
import { stringsIn } from './safe-site';

type Options = {
  country?: string;
  popup?: unknown;
  secondForm?: unknown;
  counters?: unknown;
  addresses?: string;
  search?: { titles?: string };
  serviceArea?: { hideAddress?: boolean };
};
type Node = ReturnType<typeof parseDocument>;
export type BusinessPage = RenderedPage & { document: Node };
export type Business = {
  name: string;
  record: unknown;
  options: Options;
  site: Site;
  /** As the record writes them. */
  phones: string[];
  pages: BusinessPage[];
};

const phonesIn = (record: unknown): string[] => {
  const phones: string[] = [];
  mapRecord(record, (value, _, kind) => {
    if (kind === 'phone number') phones.push(String(value));
  });
  return phones;
};

/** For tests: the records of a folder, without their pages. */
export const businessesIn = (folder: string): Business[] =>
  readdirSync(folder).map((file) => {
    const record = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { options?: Options };
    const name = path.basename(file, '.json');
    const site = parseRecord(record, name);
    return { name, record, options: record.options ?? {}, site, phones: phonesIn(record), pages: [] };
  });

export const pagesOfSite = async (...wanted: Parameters<typeof renderPages>): Promise<BusinessPage[]> =>
  (await renderPages(...wanted)).map((page) => ({ ...page, document: parseDocument(page.html) }));

/** The elements of a page for which `test` is true. */
export const elements = (
  { document }: BusinessPage,
  test: (name: string, attributes: Record<string, string>) => boolean,
) => DomUtils.findAll((element) => test(element.name, element.attribs), document.children);

/** The values of an attribute on elements of one name. */
export const attributesOf = (page: BusinessPage, name: string, attribute: string): string[] =>
  elements(page, (other) => other === name).flatMap(({ attribs }) => attribs[attribute] ?? []);

export const textOf = (node: Parameters<typeof DomUtils.textContent>[0]): string =>
  DomUtils.textContent(node).replace(/\s+/g, ' ').trim();

const isCode = (node: object) => 'name' in node && (node.name === 'script' || node.name === 'style');
const shownAttributes = (
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext data-counted label ' +
  'placeholder title value'
).split(' ');

const readTexts = (page: BusinessPage): string[] => [
  ...DomUtils.filter(
    (node) => node.type === 'text' && !(node.parent && isCode(node.parent)),
    page.document,
  ).map((node) => (node as { data: string }).data),
  ...elements(page, () => true).flatMap(({ attribs }) =>
    shownAttributes.flatMap((attribute) => attribs[attribute] ?? []),
  ),
  ...stringsIn(page.metadata).filter((text) => !text.startsWith('data:')),
];
const knownTexts = new WeakMap<BusinessPage, string[]>();

/** Every text of a page that somebody reads: in its body, its attributes and its metadata. Read once. */
export const textsOf = (page: BusinessPage): string[] => {
  const texts = knownTexts.get(page) ?? readTexts(page);
  knownTexts.set(page, texts);
  return texts;
};

/** The objects of a page's structured data. */
export const graphsOf = (page: BusinessPage): { '@graph': Record<string, unknown>[] }[] =>
  elements(page, (name, { type }) => name === 'script' && type === 'application/ld+json').map(
    (script) => JSON.parse(DomUtils.textContent(script)) as { '@graph': Record<string, unknown>[] },
  );
