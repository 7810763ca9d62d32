import type { Page } from '@playwright/test';
import { expect, sitesWith, test } from './fixtures';
import { axeProblems } from './support/page-checks';
import { hydrated, layoutShifts, watchLayoutShifts } from './support/prepare-page';
import { completeRecord, embeddedRecord } from './support/embedded-records';

// A site's analytics: loaded only after consent, and never on other sites. Events:
// analytics-consent.test.tsx; policies: canonical-page.test.ts, http/search.spec.ts.

const STATS = 'https://stats.example';
const analytics = { script: `${STATS}/script.js`, attributes: { 'data-domain': 'acme.example' } };

const contents = { acme: { record: completeRecord() }, closed: { record: embeddedRecord('call-only') } };
const sites = sitesWith(contents);
test.beforeAll(async () => {
  const settings = (name: string) => [sites.hostOf(name), { page: sites.idOf(name), analytics }];
  const hosts = Object.fromEntries(Object.keys(contents).map(settings)) as Record<string, object>;
  await sites.content.putHosts(sites.file, hosts);
  await expect.poll(async () => (await sites.ask('closed', '/')).body).toContain(STATS);
});

/** Stands in for the analytics service. @returns the paths that were requested */
const playService = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(`${STATS}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: "document.cookie = '_stats=1; path=/'; void fetch('https://stats.example/event');",
    });
  });
  return asked;
};
const bar = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.analytics);

test('analytics load after consent and on later pages, until it is withdrawn on the privacy page', async ({
  page,
  watch,
}) => {
  watch.allowOrigin(STATS);
  const asked = await playService(page);
  await page.goto(sites.urlOf('acme'));
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  expect([asked, await page.context().cookies()]).toEqual([[], []]);

  // By keyboard: the bar follows the link that skips to the content.
  for (const name of ['Privacy', 'Do not allow', 'Allow']) {
    await page.keyboard.press('Tab');
    if (name === 'Privacy') await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => asked).toEqual(['/script.js', '/event']);

  await page.goto(sites.urlOf('acme', '/about'));
  await expect.poll(() => asked.length).toBe(4);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const choice = page.getByRole('group', { name: 'May we count your visit?' });
  await expect(choice).toContainText('you allow it');
  await expect(page.getByRole('main')).toContainText('only then, stats.example is loaded');
  await Promise.all([
    page.waitForEvent('load'),
    choice.getByRole('button', { name: 'Do not allow' }).click(),
  ]);
  await expect(choice).toContainText('nothing is loaded');
  expect([asked.length, await page.context().cookies()]).toEqual([4, []]);
  await page.goto(sites.urlOf('acme'));
  await hydrated(page);
  expect([await state(page), asked.length]).toEqual(['refused', 4]);
});

test('a request with Sec-GPC gets no question, also from a cache that holds both variants', async () => {
  const script = (headers = {}) => sites.ask('acme', { path: '/assets/consent/consent.js', headers });
  const [usual, refused] = [await script(), await script({ 'sec-gpc': '1' })];
  expect([usual.body, refused.body]).toEqual([
    expect.stringContaining('localStorage'),
    expect.stringMatching(/^(?![^]*localStorage)[^]*analytics = 'gpc'/),
  ]);
  for (const { headers } of [usual, refused]) expect(headers.vary).toMatch(/sec-gpc/i);
});

test('the question shifts nothing, covers neither call bar nor floating row, and passes axe', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  for (const [site, width, height] of [
    ['closed', 390, 844],
    ['acme', 390, 844],
    ['acme', 1440, 900],
    ['acme', 640, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(sites.urlOf(site));
    await hydrated(page);
    const at = `${site} at ${width} px`;
    await expect(bar(page), at).toBeVisible();
    const box = await bar(page).boundingBox();
    expect(box?.y, at).toBeGreaterThan(0);
    const covered = await bar(page).evaluate((own) => {
      const { top, bottom, left, right } = own.getBoundingClientRect();
      const meets = (one: DOMRect) =>
        one.width > 1 && one.top < bottom && top < one.bottom && one.left < right && left < one.right;
      return [...document.querySelectorAll('.floating-row > *')].filter((element) =>
        meets(element.getBoundingClientRect()),
      ).length;
    });
    expect(covered, at).toBe(0);
    const sizes = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return [width, height, button.className];
        }),
      );
    expect(sizes[0], at).toEqual(sizes[1]);
    expect(await layoutShifts(page), at).toEqual([]);
    expect(await axeProblems(page), at).toEqual([]);
  }
});
