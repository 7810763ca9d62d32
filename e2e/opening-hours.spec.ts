import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './support/hydrated';
import { axeProblems } from './support/axe';
import { wholePage } from './support/laid-out';
import { embeddedRecord } from './support/embedded-records';

// The demo business is in Denver, open Monday to Friday 8 AM - 6 PM and Saturday 9 AM - 2 PM; the visitor is
// in Tokyo.
test.use({ timezoneId: 'Asia/Tokyo' });

const inFooter = (page: Page) => page.getByRole('contentinfo').locator('[data-longest]');
const inFacts = (page: Page) => page.getByRole('main').locator('[data-longest]');

const openAt = async (page: Page, url: string, instant: string) => {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(url, { waitUntil: 'load' });
  await page.clock.runFor(15_000);
  // The line in the footer is filled when it comes near the window.
  await inFooter(page).scrollIntoViewIfNeeded();
};

test("the status follows the business's time zone to the minute on an open page", async ({ demo, page }) => {
  await openAt(page, `${demo.origin}/contact`, '2026-11-16T17:50:00-07:00');
  await expect(inFacts(page)).toHaveText(/^Open now, closes at 6:00\sPM$/);
  await expect(inFooter(page)).toHaveText(/^Open now, closes at 6:00\sPM$/);
  await page.clock.pauseAt(new Date('2026-11-16T17:59:58-07:00'));
  await page.clock.runFor(1_900);
  await expect(inFacts(page)).toHaveText(/^Open now/);
  await page.clock.runFor(200);
  await expect(inFacts(page)).toHaveText(/^Opens Tuesday at 8:00\sAM$/);
  await page.clock.fastForward('06:00:00');
  await page.clock.runFor(60_000);
  await expect(inFooter(page)).toHaveText(/^Opens at 8:00\sAM$/);
});

for (const [change, saturday, monday] of [
  ['spring', '2026-03-07T15:00-07:00', '2026-03-09T07:59:30-06:00'],
  ['autumn', '2026-10-31T15:00-06:00', '2026-11-02T07:59:30-07:00'],
] as const) {
  test(`over the change of clocks in ${change}`, async ({ demo, page }) => {
    await openAt(page, `${demo.origin}/about`, saturday);
    await expect(inFooter(page)).toHaveText(/^Opens Monday at 8:00\sAM$/);
    await page.clock.pauseAt(new Date(monday));
    await page.clock.runFor(20_000);
    await expect(inFooter(page)).toHaveText(/^Opens at 8:00\sAM$/);
    await page.clock.runFor(11_000);
    await expect(inFooter(page)).toHaveText(/^Open now, closes at 6:00\sPM$/);
  });
}

test('a Spanish site shows its open status in Spanish', async ({ served, page }) => {
  await openAt(page, served.urlOf('spanish', '/contact'), '2026-11-20T18:00:00-07:00');
  await expect(inFacts(page)).toHaveText(/^Abre el sábado a las 8:00\sa\.\s?m\.$/);
});

test('without JavaScript the hours are shown without a status', async ({ demo, plainPage }) => {
  await plainPage.goto(`${demo.origin}/contact`);
  await expect(plainPage.getByRole('main')).toContainText('8:00 AM - 6:00 PM');
  await expect(inFacts(plainPage)).toBeHidden();
  expect(await plainPage.content()).not.toMatch(/>(Open now|Opens )/);
});

test('without certain hours and zone there is no status', async ({ startSites, plainPage }) => {
  const record = embeddedRecord('demo');
  const { location, ...business } = record.dbPrincipal;
  const sites = await startSites({
    nowhere: { record: { ...record, dbPrincipal: business } },
    unsaid: {
      record: {
        ...record,
        dbPrincipal: { ...business, location, workHours: [{ hour: 'Just ask' }, { hour: 'By appointment' }] },
      },
    },
  });
  for (const name of ['nowhere', 'unsaid']) {
    await plainPage.goto(sites.urlOf(name, '/contact'));
    await expect(plainPage.locator('[data-longest]'), name).toHaveCount(0);
  }
});

/** One day after the other, in steps of some hours. */
const hoursOfAWeek = (step: number): Date[] =>
  Array.from({ length: (7 * 24) / step }, (_, index) => new Date(Date.UTC(2026, 10, 16, index * step)));

for (const width of [390, 1440]) {
  test(`at ${width} px its line is kept free, nothing moves whatever it says, and axe finds nothing`, async ({
    demo,
    served,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const url of [`${demo.origin}/contact`, served.urlOf('spanish', '/contact')]) {
      await page.addInitScript(() => {
        window.requestIdleCallback = (callBack) => {
          (window as unknown as { idle: IdleRequestCallback[] }).idle = [
            ...((window as unknown as { idle?: IdleRequestCallback[] }).idle ?? []),
            callBack,
          ];
          return 0;
        };
      });
      await page.goto(url);
      await hydrated(page);
      await wholePage(page);
      const boxes = () =>
        page.locator('[data-longest]').evaluateAll((lines) =>
          lines.map((line) => {
            const { top, height, width: wide } = line.getBoundingClientRect();
            return [top, height, wide].map(Math.round).join(' ');
          }),
        );
      const before = await boxes();
      await expect(inFacts(page)).toHaveText('');
      await page.evaluate(() => {
        for (const callBack of (window as unknown as { idle: IdleRequestCallback[] }).idle)
          callBack({ didTimeout: false, timeRemaining: () => 50 });
      });
      await expect(inFacts(page)).toHaveText(/^(Open|Ab)/);
      expect(await boxes()).toEqual(before);
      expect(await axeProblems(page)).toEqual([]);
      for (const instant of hoursOfAWeek(6)) {
        await page.clock.setFixedTime(instant);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        expect(await boxes(), `at ${instant.toISOString()}`).toEqual(before);
      }
    }
  });
}
