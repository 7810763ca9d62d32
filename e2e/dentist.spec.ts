import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeProblems } from './support/axe';
import { hydrated } from './support/hydrated';
import { resizePage } from './support/laid-out';
import { cutOffAt, outlineProblems } from './support/page-checks';

const widths = [390, 1440];

/** Problems of the page at the widths of phones and of desks. */
const lookAt = async (page: Page, what: string) => {
  for (const width of widths) {
    await resizePage(page, { width, height: 900 });
    expect.soft(await axeProblems(page), `${what}: axe at ${width} px`).toEqual([]);
    expect.soft(await outlineProblems(page), `${what}: outline at ${width} px`).toEqual([]);
    expect.soft(await cutOffAt(page, width, 900), `${what}: cut off at ${width} px`).toEqual([]);
  }
};

const words = (page: Page) => page.evaluate(() => document.documentElement.innerText);

test('Home of a dentist asks for appointments and shows its own numbers and reviews', async ({
  served,
  page,
}) => {
  const { urlOf } = served;
  await page.goto(urlOf('dentist'));
  await lookAt(page, 'Home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ask for an appointment' })).toBeVisible();
  await expect(main.locator('form')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Request my appointment' })).toBeVisible();
  const counters = main.getByRole('region', { name: 'The practice in numbers' });
  await expect(counters.getByRole('definition')).toHaveText(['14+', '5', '10 min']);
  await expect(page.getByText(/100\s?%/)).toHaveCount(0);
  expect(await words(page)).not.toMatch(/estimate|quote/i);
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain('"@type":"Dentist"');
  // No logo: the drawing of the trade.
  await expect(page.getByRole('banner').locator('svg.logo-initial path')).toHaveAttribute('d', /^M12 4\.5/);
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /%3Cpath/);
});

test('Contact and Reviews of a dentist', async ({ served, page }) => {
  const { urlOf } = served;
  await page.goto(urlOf('dentist', '/contact'));
  await lookAt(page, 'Contact');
  await expect(page.getByRole('button', { name: 'Request my appointment' })).toBeVisible();
  expect(await words(page)).not.toMatch(/estimate|quote/i);
  await page.goto(urlOf('dentist', '/reviews'));
  await expect(page.getByText('Gentle and on time.')).toBeVisible();
  await expect(page.getByRole('main').getByText('5 reviews')).toBeVisible();
  await expect(page.locator('.float-badge')).toContainText('4.80');
});

test.describe('the popup of a dentist', () => {
  test.use({ estimatePopup: true });

  test('on a wide screen', async ({ served, page }) => {
    const { urlOf } = served;
    await page.goto(urlOf('dentist'));
    const popup = page.getByRole('dialog', { name: 'Request An Appointment Now' });
    await expect(popup.getByRole('button', { name: 'Request my appointment' })).toBeVisible();
    await lookAt(page, 'the popup');
  });

  test('on a phone, as a sheet', async ({ served, page }) => {
    const { urlOf } = served;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(urlOf('dentist', '/about'));
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: window.innerHeight + 50, behavior: 'instant' }));
    const sheet = page.getByRole('dialog', { name: 'Request An Appointment Now' });
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(422);
    await lookAt(page, 'the sheet');
    await resizePage(page, { width: 390, height: 844 });
    await sheet.getByRole('button', { name: 'Open the form' }).click();
    await expect(sheet.getByLabel(/First name/)).toBeVisible();
  });
});
