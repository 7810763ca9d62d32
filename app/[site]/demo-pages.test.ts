/** @jest-environment node */
// docs/specification.md#4-pages in the server's HTML: the demo record, and variants of it.
import { existsSync, readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import type { Site } from '@/lib/content';
import { parseRecord } from '@/lib/content/record/parse-record';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { llmsTxt } from '@/lib/site/seo/site-files';
import { paths } from '@/lib/site/pages/paths';
import { attributesOf, elements, pagesOfSite, textOf, type BusinessPage } from '@/test/rendered-businesses';

const siteIn = (file: string) => parseRecord(JSON.parse(readFileSync(file, 'utf8')), 'a-site');
const demo = siteIn('content/demo.json');

/** All pages of a site, or those of some kinds. */
const pagesIn = (site: Site, ...kinds: string[]) =>
  pagesOfSite(site, ({ kind }) => kinds.length === 0 || kinds.includes(kind));
const only = (pages: BusinessPage[], path: string) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}, only ${pages.map((one) => one.path).join(' ')}`);
  return page;
};

type Node = BusinessPage['document']['children'][number];
/** The main content in reading order as one text; a link stands as [its address], a form as [form]. */
const outlineOf = (page: BusinessPage): string => {
  const said = (node: Node): string => {
    if (node.type === 'text') return node.data;
    if (!DomUtils.isTag(node) || /^(script|style|noscript)$/.test(node.name)) return '';
    if (node.name === 'form') return '[form]';
    const link = node.name === 'a' ? `[${node.attribs.href}]` : '';
    return [link, ...node.children.map(said)].join(' ');
  };
  const [main] = elements(page, (name) => name === 'main');
  return main ? said(main).replace(/\s+/g, ' ') : '';
};

/** The parts that do not follow one another in `text`. */
const outOfOrder = (text: string, parts: readonly (string | null | undefined)[]) => {
  let from = 0;
  return parts.filter((part) => {
    const index = part ? text.indexOf(part.replace(/\s+/g, ' '), from) : -1;
    if (index >= 0) from = index + (part?.length ?? 0);
    return index < 0;
  });
};

const links = (...urls: (string | null | undefined)[]) => urls.map((url) => `[${url}]`);
const { about, headings, places, promoVideo, services, slogans } = demo;
const names = services.map(({ name }) => name);
const values = demo.values.flatMap(({ title, description }) => [title, description]);
const networks = links(...demo.social.map(({ url }) => url));
const textsOfService = (site: (typeof services)[number] | undefined) =>
  site?.blocks.flatMap(({ text, points }) => [...text.split('\n\n'), ...points]) ?? [];

const expected: Record<string, (string | null | undefined)[]> = {
  '/': [
    ...[slogans.hero, demo.heroText, '[/contact]', demo.licence, demo.homeTexts[0]?.text],
    ...[
      ...names.slice(0, 6),
      `[${promoVideo?.url}]`,
      '[form]',
      about.second.text,
      'Professionals',
      'On Time',
    ],
    ...['A little about us', about.first.text, ...about.first.points, headings.services, ...names],
    ...[headings.branding, `[${demo.branding?.url}]`, '[form]', headings.map],
    ...places.map(({ address }) => address),
  ],
  '/about': [about.first.text, ...about.first.points, ...values, slogans.about, about.second.text],
  '/services': services.flatMap((service) => [service.name, ...textsOfService(service), '[/contact]']),
  [paths.service(services[0]?.slug ?? '')]: [
    ...['[/]', '[/services]', names[0], ...textsOfService(services[0]), 'Professionals', ...values],
  ],
  '/gallery': [
    ...['[/]', 'Before', 'After'],
    ...demo.projects.flatMap(({ name, pictures }) => [name, ...links(...pictures)]),
  ],
  '/contact': [
    ...['Get In Touch!', `[tel:+1${demo.phones[0]?.digits}]`, demo.openingHours[0]?.hours],
    ...['Send Us A Message', '[form]', ...networks],
  ],
  '/our-videos': links(...demo.videos.ids.map((id) => `https://www.youtube.com/watch?v=${id}`)),
  '/find-us-on': [
    ...links(demo.businessListing?.url, ...demo.directories.map(({ url }) => url)),
    ...networks,
  ],
};

let pages: BusinessPage[];
beforeAll(async () => {
  pages = await pagesIn(demo);
}, 60_000);

test.each(Object.entries(expected))('%s shows the parts of the specification in order', (path, parts) =>
  expect(outOfOrder(outlineOf(only(pages, path)), parts)).toEqual([]),
);

test('the intro lists six services, and both forms of Home have the labels of the record', () => {
  const home = only(pages, '/');
  const [, intro = ''] = outlineOf(home).split(demo.homeTexts[0]?.text ?? '?');
  const [listed = ''] = intro.split(`[${promoVideo?.url}]`);
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => listed.includes(name))).toEqual(names.slice(0, 6));
  const forms = elements(home, (name, { id }) => name === 'form' && id !== 'popup').map(textOf);
  expect(forms.length).toBeGreaterThanOrEqual(2);
  for (const label of Object.values(demo.formLabels).filter((one) => one !== null))
    expect(forms.slice(0, 2)).toEqual([expect.stringContaining(label), expect.stringContaining(label)]);
});

test('on no page is an id or a picture there twice, nor a file that is missing, nor a part of another host', () => {
  let pictures = 0;
  for (const page of pages) {
    const ids = elements(page, (_, { id }) => id !== undefined).map(({ attribs }) => attribs.id);
    const shown = elements(page, (name) => name === 'main')
      .flatMap((main) => DomUtils.findAll(({ name }) => name === 'img', main.children))
      .map(({ attribs }) => new URL(attribs.src ?? '', 'http://site.example'))
      .map((url) => url.searchParams.get('url') ?? url.pathname);
    pictures += shown.length;
    for (const all of [ids, shown])
      expect([page.path, all.filter((one, index) => all.indexOf(one) !== index)]).toEqual([page.path, []]);
    expect(shown.filter((file) => file.startsWith('/') && !existsSync(`public${file}`))).toEqual([]);
    expect(elements(page, (name) => /^(iframe|video|object|embed)$/.test(name))).toEqual([]);
  }
  expect(pictures).toBeGreaterThan(20);
});

test("a project shows its own pictures, all of them, and no other project's", () => {
  const [project] = demo.projects;
  const page = only(pages, paths.project(project?.slug ?? ''));
  const shown = attributesOf(page, 'a', 'href').filter((href) => /\/assets\/.*\.jpg$/.test(href));
  expect(shown).toEqual(project?.pictures);
});

test('the intro has the licence, else the years', async () => {
  for (const [given, words] of [
    [{}, demo.licence],
    [{ licence: null }, `${demo.yearsOfExperience} years of experience`],
  ] as const) {
    const [home] = await pagesIn({ ...demo, ...given }, 'home');
    expect(home && outOfOrder(outlineOf(home), [words, demo.homeTexts[0]?.text])).toEqual([]);
  }
});

test('without any picture no page has an empty list or heading, and Gallery has a sentence', async () => {
  const none = { gallery: [], stock: [], projects: [], beforeAfter: [], promoVideo: null, branding: null };
  const bare = await pagesIn({ ...demo, ...none, galleryPages: [] }, 'home', 'about', 'service', 'gallery');
  const isEmpty = ({ children }: { children: unknown[] }) => children.length === 0;
  for (const page of bare)
    expect([
      page.path,
      elements(page, (name) => /^(ul|ol|h[1-6])$/.test(name)).filter(isEmpty).length,
    ]).toEqual([page.path, 0]);
  const main = elements(only(bare, '/gallery'), (name) => name === 'main')[0];
  expect(
    main &&
      DomUtils.findAll(({ name }) => name === 'p', main.children)
        .map(textOf)
        .join(),
  ).toMatch(/\w/);
});

test('a business that hides its address gives away neither street, postcode, map link nor exact point', async () => {
  const area = siteIn('e2e/records/british-area.json');
  const said = (await pagesIn(area)).map(({ path, html, metadata }) => [
    path,
    html + JSON.stringify(metadata),
  ]);
  for (const [path, text] of [...said, ['llms.txt', llmsTxt(area, pagesOf(area))]])
    expect([path, text]).toEqual([path, expect.stringContaining('Otley')]);
  const all = said.map(([, text]) => text).join();
  expect(all.match(/.{20}(Weston|LS21|53\.912|1\.698|google\.com\/maps\/@).{20}/g)).toBeNull();
  expect(all).toContain('Colour Palettes');
});
