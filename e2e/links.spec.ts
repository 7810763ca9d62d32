import { expect, full, sitesWith, test } from './fixtures';
import { axeProblems, expectGoodPage, expectWhole } from './support/page-checks';
import { embeddedRecord } from './support/embedded-records';
import { hydrated, withLightPictures } from './support/prepare-page';
import { lookNames } from '../lib/content/look/looks';

const BOOKING = 'https://book.example.com/acme';
const links = [
  { kind: 'booking', url: BOOKING, place: 'header', embed: true },
  { kind: 'portal', url: 'https://portal.example.com/', place: 'header', newTab: true },
  { kind: 'financing', url: 'https://pay.example.com/acme', label: 'Pay over a year' },
];
const contents = Object.fromEntries(
  lookNames.map((look) => [look, { record: { ...embeddedRecord('demo'), options: { look, links } } }]),
);

const sites = sitesWith(contents);

for (const look of lookNames)
  test(
    `${look}: links stand in the header and beside the call to action, at every width`,
    look === 'classic' ? {} : full,
    async ({ sharedPage: page }) => {
      await withLightPictures(page);
      await page.goto(sites.urlOf(look));
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByText('More', { exact: true }).hover();
      const portal = menu.getByRole('link', { name: 'Customer login' });
      await expect(portal).toHaveAttribute('target', '_blank');
      await expect(menu.getByRole('link', { name: 'Book online' })).toHaveAttribute(
        'href',
        '/contact#online',
      );
      const financing = page.getByRole('main').getByRole('link', { name: 'Pay over a year' });
      await expect(financing.first()).not.toHaveAttribute('target');
      for (const width of [1440, 1024, 768, 390, 320]) {
        await expectWhole(page, width);
        await expect(financing.first(), `${width} px`).toBeInViewport();
      }
      await expectGoodPage(page, look);
    },
  );

test('a page of another host is embedded after a click, and nothing of it is asked for before', async ({
  sharedPage: page,
  watch,
}) => {
  watch.allowOrigin('https://book.example.com');
  const asked: string[] = [];
  await page.route('https://book.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      body: '<!DOCTYPE html><title>Book</title><h1>Choose a day</h1>',
      contentType: 'text/html',
    });
  });
  await page.goto(sites.urlOf('classic'));
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('More', { exact: true }).hover();
  await menu.getByRole('link', { name: 'Book online' }).click();
  const section = page.locator('#online');
  await expect(section).toBeInViewport();
  await expect(section.getByRole('link', { name: /book\.example\.com/ })).toHaveAttribute('href', BOOKING);
  // Else the bar covers half of a link above the section, and makes it a small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeProblems(page)).toEqual([]);
  expect(asked).toEqual([]);

  await section.getByRole('button', { name: 'Show it here' }).click();
  const frame = section.locator('iframe');
  await expect(frame).toHaveAttribute('src', BOOKING);
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Choose a day');
  await expect(frame).toBeFocused();
  expect(asked).toEqual([BOOKING]);
});

test('without JavaScript the section is a link, without a button that does nothing', async ({
  plainPage,
}) => {
  await plainPage.goto(sites.urlOf('classic', '/contact'));
  const section = plainPage.locator('#online');
  await expect(section.getByRole('button')).toBeHidden();
  await expect(section.getByRole('link', { name: /book\.example\.com/ })).toHaveAttribute('href', BOOKING);
});
