import { expect, full, isFullRun, sitesWith, test } from '../fixtures';
import { biggestRecord, manyReviews } from '../support/biggest-records';
import { openPagesOf } from '../support/routes';

const MAX_BYTES = 120_000;
const record = biggestRecord();
const contents = {
  biggest: { record },
  'without-service-pages': { record: { ...record, autoGntLandingFromService: false } },
  reviewed: { record, reviews: manyReviews(5_000) },
  gallery: { record: { ...record, landings: [] } },
};

// In one worker, so that each huge page is made once.
test.describe.configure({ mode: 'default' });

const sites = sitesWith(contents);

const ask = (name: keyof typeof contents, path: string) => sites.ask(name, path);

/** The first page of each kind, its largest; in a full run also the second and the last one. */
const pagesOfEachKind = () => {
  const pages = openPagesOf(record);
  return pages
    .filter(({ kind }, index) => {
      const others = (some: typeof pages) => some.filter((page) => page.kind === kind).length;
      const [before, after] = [others(pages.slice(0, index)), others(pages.slice(index + 1))];
      return before === 0 || (isFullRun && (before === 1 || after === 0));
    })
    .map(({ path }) => path);
};
/** Of records that differ from the biggest in one list: the pages that show it. */
const differing = {
  biggest: null,
  'without-service-pages': ['/', '/services'],
  reviewed: ['/', '/reviews', '/reviews/page/2'],
};

test('no page of the biggest records is above 120 kB', async () => {
  test.slow();
  for (const name of ['biggest', 'without-service-pages', 'reviewed'] as const)
    for (const path of (!isFullRun && differing[name]) || pagesOfEachKind()) {
      const { status, body } = await ask(name, path);
      expect.soft([name, path, status]).toEqual([name, path, 200]);
      expect.soft(Buffer.byteLength(body), `${name} ${path}`).toBeLessThanOrEqual(MAX_BYTES);
    }
});

const count = (html: string, part: string) => html.split(part).length - 1;
const nextIn = (html: string) => /<a href="([^"]*)" rel="next"/.exec(html)?.[1];

/** The pages of a list, from link to link. */
const follow = async (name: keyof typeof contents, first: string) => {
  const pages: { path: string; body: string }[] = [];
  for (let path: string | undefined = first; path; path = nextIn(pages.at(-1)?.body ?? '')) {
    const { status, body } = await ask(name, path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(Buffer.byteLength(body), path).toBeLessThanOrEqual(MAX_BYTES);
    pages.push({ path, body });
  }
  return pages;
};

for (const [name, list, entry, total] of [
  ['biggest', '/reviews', '<li class="review">', 500],
  ['reviewed', '/reviews', '<li class="review">', 5_000],
  ['biggest', '/our-videos', 'aria-label="Watch video', 100],
  ['gallery', '/gallery', 'class="photo photo-near"', 300],
] as const)
  test(
    `${name}: ${total} entries of ${list} are on pages that lead to each other`,
    total > 1_000 ? full : {},
    async () => {
      test.slow();
      const pages = await follow(name, list);
      expect(pages.reduce((sum, { body }) => sum + count(body, entry), 0)).toBe(total);
      expect(pages.map(({ path }) => path)).toEqual(
        pages.map((_, index) => (index === 0 ? list : `${list}/page/${index + 1}`)),
      );
      const { body: sitemap } = await ask(name, '/sitemap.xml');
      expect(count(sitemap, `${list}/page/`)).toBe(pages.length - 1);
      for (const number of ` 0 1 ${pages.length + 1} 02 x 2/3 2%00 %EF%BC%92 __proto__`.split(' '))
        expect([number, (await ask(name, `${list}/page/${number}`)).status]).toEqual([number, 404]);
      const card = await ask(name, `/social-cards${list}/page/2.png`);
      expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
      for (const spelling of ['2/', '%32', '2%20', '-2'])
        expect((await ask(name, `${list}/page/${spelling}`)).headers.location).toMatch(/\/page\/2$/);
      expect((await ask(name, `${list}?page=2`)).body).toBe(pages[0]?.body);
    },
  );

test('what the list of services cuts is whole on their pages, also without links to these in menus', async () => {
  const [service] = record.dbServices ?? [];
  const text = service?.description[0]?.text?.split('\n')[0]?.trim().replaceAll('&', '&amp;') ?? '?';
  const { body } = await ask('without-service-pages', '/services');
  expect(body).not.toContain(text);
  expect(body).toContain('href="/everything"');
  expect((await ask('without-service-pages', '/everything')).body).toContain(text);
});

test('a project has further pages under its name alone', async () => {
  expect((await ask('biggest', '/sitemap.xml')).body).toContain('/gallery/page/project-1-2<');
  for (const [name, status] of Object.entries({ 'project-1-2': 200, 'project-1-4': 404, 'PROJECT-1-2': 308 }))
    expect([name, (await ask('biggest', `/gallery/page/${name}`)).status]).toEqual([name, status]);
});
