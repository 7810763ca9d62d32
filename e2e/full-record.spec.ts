import { expect, isFullRun, sitesWith, test } from './fixtures';
import { axeProblems, expectWhole } from './support/page-checks';
import { biggestRecord, times } from './support/biggest-records';
import { withLightPictures } from './support/prepare-page';

const record = biggestRecord();
const serviceGroups = ['Repair', 'Building', 'Care', 'Planning'].map((title, group) => ({
  title,
  services: times(7, (index) => `Service number ${group * 7 + index + 1}`),
}));
const contents = {
  projects: { record },
  gallery: { record: { ...record, landings: [] } },
  groups: { record: { ...record, landings: [], options: { serviceGroups } } },
};

const sites = sitesWith(contents);

/** In `npm test` those with the longest lists. */
const pages = [
  ...['/', '/services', '/gallery', '/gallery/project-1'].map((path) => ['projects', path] as const),
  ['gallery', '/'] as const,
  ...['/', '/services'].map((path) => ['groups', path] as const),
];
if (isFullRun)
  for (const path of ['/about', '/service-number%202', '/gallery/page/2', '/gallery/page/project-1-2'])
    pages.push(['projects', path]);

test('a record with much of everything fits, and axe finds nothing', async ({ sharedPage: page }) => {
  test.slow();
  await withLightPictures(page);
  for (const [index, [name, path]] of pages.entries()) {
    await page.goto(sites.urlOf(name, path));
    for (const width of [390, 1440]) {
      await expectWhole(page, width);
      // `npm test` runs axe at one width of each page.
      const isAxeTurn = isFullRun || width === [390, 1440][index % 2];
      expect(isAxeTurn ? await axeProblems(page) : [], `${name} ${path} at ${width} px`).toEqual([]);
    }
  }
});
