/** @jest-environment node */
// The same record in every look: the same words, links, forms and data, in the same order.
import { readFileSync } from 'node:fs';
import { removeElement } from 'domutils';
import { lookNames, type LookName } from '@/lib/content/look/looks';
import { isPictureOf } from '@/lib/serving/routing/resolve-request';
import { parseRecord } from '@/lib/content/record/parse-record';
import {
  attributesOf,
  elements,
  graphsOf,
  pagesOfSite,
  textOf,
  textsOf,
  type BusinessPage,
} from '@/test/rendered-businesses';

const readRecord = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { options?: Record<string, unknown> };

const pagesIn = async (record: ReturnType<typeof readRecord>, look: LookName) => {
  const site = parseRecord({ ...record, options: { ...record.options, look } }, 'a-site');
  expect(site.look).toBe(look);
  return pagesOfSite(site);
};

/** Each once: a header may show a phone number or a button a second time, or not. */
const once = (texts: string[]) =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))].sort();

const controls = ['input', 'select', 'textarea', 'button'];

/** What no look may change. */
const factsOf = (page: BusinessPage) => ({
  path: page.path,
  headings: elements(page, (name) => /^h[1-6]$/.test(name)).map(
    (heading) => `${(heading as { name: string }).name} ${textOf(heading)}`,
  ),
  texts: once(textsOf(page)),
  links: once(attributesOf(page, 'a', 'href')),
  fields: elements(page, (name) => name === 'form').map((form) =>
    elements({ ...page, document: form as never }, (name) => controls.includes(name)).map(
      ({ name, attribs }) => [name, attribs.name, attribs.type, attribs.required],
    ),
  ),
  data: graphsOf(page),
  firstScreens: elements(page, (_, { id }) => id === 'first-screen-end').length,
});

/** Journal shows the captions of large pictures, which only the gallery has in the other looks. */
const withoutOwn = (page: BusinessPage): BusinessPage => {
  for (const own of elements(page, (_, { class: name }) => name === 'below-picture')) removeElement(own);
  return page;
};

/** The queries with which a page asks for resized pictures. */
const picturesOfPage = (page: BusinessPage): string[] =>
  [...attributesOf(page, 'img', 'src'), ...attributesOf(page, 'img', 'srcset')]
    .flatMap((sources) => sources.match(/\/_next\/image\?\S+/g) ?? [])
    .map((address) => address.slice('/_next/image'.length).replaceAll("'", '%27'));

const files = {
  'strong pictures': 'content/demo.json',
  'another trade': 'content/dentist.json',
  Spanish: 'content/spanish.json',
  'call-only': 'content/call-only.json',
  'no pictures': 'test/businesses/handyman-pittsburgh.json',
};

test.each(Object.entries(files))('a record (%s) says the same in every look', async (_, file) => {
  const record = readRecord(file);
  const classic = (await pagesIn(record, 'classic')).map(factsOf);
  expect(classic[0]?.headings.length).toBeGreaterThan(3);
  for (const look of lookNames) {
    const pages = await pagesIn(record, look);
    const facts = pages.map(withoutOwn).map(factsOf);
    expect(facts.map(({ firstScreens }) => firstScreens)).toEqual(facts.map(() => 1));
    expect({ look, facts }).toEqual({ look, facts: classic });
    const site = parseRecord({ ...record, options: { ...record.options, look } }, 'a-site');
    const makes = (search: string) => isPictureOf(async () => ({ state: 'found', value: site }), search);
    const refused: string[] = [];
    for (const search of new Set(pages.flatMap(picturesOfPage)))
      if (!(await makes(search))) refused.push(search);
    expect({ look, refused }).toEqual({ look, refused: [] });
  }
});
