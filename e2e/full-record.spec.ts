import { expect, isFullRun, test, type Sites } from './fixtures';
import { axeProblems } from './support/axe';
import { fullRecord, serviceGroups } from './support/full-record';
import { withLightPictures } from './support/light-pictures';
import { expectNoSidewaysScroll } from './support/page-facts';

const record = fullRecord();
const contents = {
  projects: { record },
  gallery: { record: { ...record, landings: [] } },
  groups: { record: { ...record, landings: [], options: { serviceGroups } } },
};

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

/** In `npm test` those with the longest lists. */
const pages = [
  ...['/', '/services', '/gallery', '/gallery/oak-street'].map((path) => ['projects', path] as const),
  ['gallery', '/'] as const,
  ...['/', '/services'].map((path) => ['groups', path] as const),
];
if (isFullRun)
  for (const path of ['/about', '/service-number%202', '/gallery/page/2', '/gallery/page/oak-street-2'])
    pages.push(['projects', path]);

test('a record with much of everything fits, and axe finds nothing', async ({ sharedPage: page }) => {
  test.slow();
  await withLightPictures(page);
  for (const [index, [name, path]] of pages.entries()) {
    await page.goto(sites.urlOf(name, path));
    const words = await page.getByRole('main').innerText();
    expect(words, path).not.toMatch(/\*\*|\]\(|Mso|<\/?\w|&amp;|&nbsp;|w:Word/);
    for (const width of [390, 1440]) {
      await expectNoSidewaysScroll(page, width);
      // `npm test` runs axe at one width of each page.
      const isAxeTurn = isFullRun || width === [390, 1440][index % 2];
      expect(isAxeTurn ? await axeProblems(page) : [], `${name} ${path} at ${width} px`).toEqual([]);
    }
  }
});
