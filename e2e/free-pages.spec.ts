import { expect, test, type Sites } from './fixtures';
import { axeProblems } from './support/axe';
import { completeRecord } from './support/embedded-records';
import { withLightPictures } from './support/light-pictures';
import { cutOffAt, outlineProblems } from './support/page-checks';
import { expectNoSidewaysScroll } from './support/page-facts';
import { rawRequest } from './support/raw-request';

// The complete record has a page with a block of every type.
const contents = { site: { record: completeRecord() } };

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

const get = async (path: string) => rawRequest(sites.server.port, { path, host: sites.hostOf('site') });

test('a page with every type of block fits at three widths, and axe finds nothing', async ({
  sharedPage: page,
}) => {
  test.slow();
  await withLightPictures(page);
  await page.goto(sites.urlOf('site', '/financing'));
  await page.locator('summary', { hasText: 'Is there a fee?' }).click();
  for (const width of [1440, 768, 390]) {
    await expectNoSidewaysScroll(page, width);
    expect.soft(await outlineProblems(page), `outline at ${width} px`).toEqual([]);
    expect.soft(await axeProblems(page), `axe at ${width} px`).toEqual([]);
  }
  expect(await cutOffAt(page, 320, 256)).toEqual([]);
  // A wide table scrolls in its frame; the page does not.
  const frame = page.locator('.table-frame');
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page, 320);
});

test('without JavaScript questions open, and menu, breadcrumbs and footer lead to the pages', async ({
  plainPage: page,
}) => {
  await page.goto(sites.urlOf('site'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Paint now, pay later' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paint now, pay later');
  await expect(page.getByText('You pay the rest at closing.')).toBeHidden();
  await page.locator('summary', { hasText: 'What if I sell the house?' }).click();
  await expect(page.getByText('You pay the rest at closing.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Seven years of warranty' }).click();
  await expect(page.getByRole('main')).toContainText('If it peels within seven years');
  await page.goto(sites.urlOf('site', '/careers'));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /^Home\s*About\s*Work with our crew$/,
  );
});

test('other spellings redirect to a page, and machines are told of it', async () => {
  for (const path of ['/Financing', '/financing/', '/%66inancing', '/financing.html'])
    expect([path, (await get(path)).status, (await get(path)).headers.location]).toEqual([
      path,
      308,
      '/financing',
    ]);
  const { status, body } = await get('/financing');
  expect(status).toBe(200);
  expect(body).toContain('<meta name="description" content="A house of your color this summer');
  expect(body).toContain('"@type":"FAQPage"');
  expect(body).not.toContain('<iframe');
  for (const file of ['/sitemap.xml', '/llms.txt'])
    for (const path of ['/financing', '/careers', '/warranty'])
      expect([file, (await get(file)).body.includes(path)]).toEqual([file, true]);
  const [, card = ''] = /property="og:image" content="[^"]*?(\/social-cards\/[^"]*)"/.exec(body) ?? [];
  expect((await get(card)).headers['content-type']).toBe('image/png');
  expect((await get('/pages/financing')).status).toBe(404);
});
