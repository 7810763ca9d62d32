import type { Page } from '@playwright/test';
import { expect, full, sitesWith, test } from './fixtures';
import type { SiteServer } from './support/site-server';
import { embeddedRecord } from './support/embedded-records';

// Every view is measured here. Other tests measure none, because a random share would make them differ. Which
// views are: measure-speed.test.tsx.
// The User-Agent of Playwright's browser counts as a robot.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

const sites = sitesWith<SiteServer>({ measured: { record: embeddedRecord('demo') } }, { SPEED_SHARE: '1' });

/** Resolves when the code that measures listens. */
const untilMeasuring = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    // The library's own listeners are in the capture phase.
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      const [type, , options] = args;
      if (type === 'visibilitychange' && !options) document.documentElement.dataset.isMeasuring = '';
      listen(...args);
    };
  });
  return () => page.locator('html[data-is-measuring]').waitFor({ state: 'attached' });
};

/** Resolves when the browser has measured the first click, which it does after it has painted the answer. */
const untilClickMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );

/** As a browser whose page is left; the beacon of a page that is gone has the real user agent. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('a measured view is reported once, when it is left, and counted by page, look and device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const measuring = await untilMeasuring(page);
  await page.goto(sites.urlOf('measured', '/about?utm_source=a'));
  await measuring();
  await page.locator('main h1').click();
  await untilClickMeasured(page);
  const counts = async () =>
    [...(await sites.server.metrics()).matchAll(/^mainstreet_(\w+)_count\{(.*)\} (\d+)$/gm)]
      .map(([, ...found]) => found)
      .filter(([, labels]) => labels?.includes('look='));
  expect(await counts()).toEqual([]);
  await hide(page);
  await hide(page);
  const labels = 'kind="about",look="classic",device="phone"';
  await expect.poll(counts).toEqual([
    ['largest_paint_seconds', labels, '1'],
    ['interaction_seconds', labels, '1'],
    ['layout_shift', labels, '1'],
  ]);
});

test(
  'pages that links open in the same document are reported as views of their own',
  full,
  async ({ page }) => {
    const measuring = await untilMeasuring(page);
    const reports: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/speed')) reports.push(request.postDataJSON());
    });
    await page.goto(sites.urlOf('measured', '/about'));
    await measuring();
    // Chromium takes most such clicks for navigations, not all: each that it takes is one view.
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const { name } of list.getEntries())
          dataset.opened = `${dataset.opened ?? ''} ${new URL(name).pathname}`;
      }).observe({ type: 'soft-navigation', buffered: true });
    });
    const opened = async () =>
      ((await page.locator('html').getAttribute('data-opened')) ?? '').split(' ').filter(Boolean);
    const names = ['Contact', 'Gallery'];
    await expect
      .poll(
        async () => {
          const name = names.reverse()[1] ?? '';
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
          await page.waitForURL(`**/${name.toLowerCase()}`);
          return (await opened()).length;
        },
        { intervals: [1_000], timeout: 45_000 },
      )
      .toBeGreaterThan(2);
    await hide(page);
    const views = ['/about', ...(await opened())].slice(0, 3);
    await expect.poll(() => reports.slice(0, 3).map(({ path }) => path)).toEqual(views);
    // The paint of the last one is final when the browser itself hides the page.
    expect(reports.slice(0, 2).map(({ lcp }) => typeof lcp)).toEqual(['number', 'number']);
  },
);
