import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Sites } from './fixtures';
import { hydrated } from './support/hydrated';
import { root } from './support/site-server';

// A British business that visits its customers: `options.country` and `options.serviceArea`.

const record = JSON.parse(readFileSync(path.join(root, 'e2e/records/british-area.json'), 'utf8'));

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites({ area: { record } });
});

test('no page gives away the street, the postcode, the map link or the exact point', async ({
  plainPage,
}) => {
  for (const address of ['/', '/about', '/contact', '/services', '/plumbing-repairs', '/llms.txt']) {
    const response = await plainPage.goto(sites.urlOf('area', address));
    expect(response?.status(), address).toBe(200);
    const text = (await response?.text()) ?? '';
    expect(text, address).toContain('Otley');
    expect(text, address).not.toMatch(/Weston|LS21|53\.912|1\.698|google\.com\/maps\/@/);
  }
});

test('the area stands in the footer, on Contact and above a map without directions', async ({
  page,
  watch,
}) => {
  await page.goto(sites.urlOf('area', '/contact'));
  const area = 'Otley, Ilkley and Burley in Wharfedale';
  await expect(page.getByRole('contentinfo').getByRole('link', { name: area })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('banner').getByText(area).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Service area')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We Cover 20 Miles Around Otley' })).toBeVisible();
  const coverage = page.locator('#coverage');
  await expect(coverage.getByText(area, { exact: true })).toBeVisible();
  await expect(coverage.getByRole('link')).toHaveCount(0);
  await hydrated(page);
  watch.allowOrigin('https://www.google.com');
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }));
  await coverage.getByRole('button', { name: 'Show the map' }).click();
  await expect(coverage.locator('iframe')).toHaveAttribute(
    'src',
    /q=Otley%2C%20West%20Yorkshire%2C%20United%20Kingdom&/,
  );
});

test('numbers, language and spelling are British, and there is no weather', async ({ page }) => {
  await page.goto(sites.urlOf('area'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Call 0113 496 0123' }).first(),
  ).toHaveAttribute('href', 'tel:+441134960123');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Emergencies/ })).toHaveAttribute(
    'href',
    'tel:+441134960456;ext=12',
  );
  await hydrated(page);
  await page
    .getByRole('link', { name: 'Colour Palettes' })
    .or(page.getByRole('button', { name: 'Colour Palettes' }))
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Colour Palettes' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Greys', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Quick help' })
    .or(page.getByRole('link', { name: 'Quick help' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Call us now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weather' })).toHaveCount(0);
});
