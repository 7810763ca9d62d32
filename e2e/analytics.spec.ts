import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, type Sites } from './fixtures';
import { axeProblems } from './support/axe';
import { button, fill } from './support/first-form';
import { hydrated } from './support/hydrated';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { completeRecord, embeddedRecord } from './support/embedded-records';

// A site's analytics: loaded only after consent, and never on other sites.

const STATS = 'https://stats.example';
const analytics = { script: `${STATS}/script.js`, attributes: { 'data-domain': 'acme.example' } };

/** Stands in for Google's script, by its own names; the other services: analytics-consent.test.tsx. */
const google = {
  settings: { google: 'G-ABCDEF1234' },
  script: 'https://www.googletagmanager.com/gtag/js',
  collect: 'https://region1.google-analytics.com/g/collect',
  code: `const send = ([command, event]) => command === 'event' && report(event);
         dataLayer.forEach(send); dataLayer.push = send;`,
};

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(
    {
      acme: { record: completeRecord() },
      other: { record: completeRecord() },
      closed: { record: embeddedRecord('call-only') },
      google: { record: { ...embeddedRecord('demo'), linkPostEmail: '' } },
    },
    {},
  );
  const hosts = JSON.parse(await readFile(sites.file, 'utf8')) as Record<string, unknown>;
  for (const [name, one] of Object.entries({ acme: analytics, closed: analytics, google: google.settings }))
    hosts[sites.hostOf(name)] = { page: sites.idOf(name), analytics: one };
  await writeFile(sites.file, JSON.stringify(hosts));
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

test('only the policy of the site with analytics names its host', async () => {
  const [acme, other] = [await sites.ask('acme', '/'), await sites.ask('other', '/')];
  const policy = String(acme.headers['content-security-policy']);
  expect(policy).toMatch(new RegExp(`script-src 'self' ${STATS} 'sha256-`));
  expect(policy).toContain(`connect-src 'self' ${STATS};`);
  expect(policy).not.toContain("unsafe-inline' ");
  expect(String(other.headers['content-security-policy'])).not.toContain(STATS);
  expect(other.body).not.toMatch(/consent|analytics/);
});

test('a request with Sec-GPC gets no question, also from a cache that holds both variants', async () => {
  const script = (headers = {}) => sites.ask('acme', { path: '/assets/consent/consent.js', headers });
  const [usual, refused] = [await script(), await script({ 'sec-gpc': '1' })];
  expect([usual.body, refused.body]).toEqual([
    expect.stringContaining('localStorage'),
    expect.not.stringContaining('localStorage'),
  ]);
  for (const { headers } of [usual, refused]) expect(headers.vary).toMatch(/sec-gpc/i);
});

// By its property: analytics-consent.test.tsx.
test('Global Privacy Control by its header: no question, no script', async ({ page }) => {
  const asked = await playService(page);
  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.goto(sites.urlOf('acme', '/privacy'));
  await hydrated(page);
  expect(await state(page)).toBe('gpc');
  await expect(bar(page)).toBeHidden();
  const choice = page.getByRole('group', { name: 'May we count your visit?' });
  await expect(choice).toContainText('Global Privacy Control');
  await expect(choice.getByRole('button')).toHaveCount(0);
  expect(asked).toEqual([]);
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

test('Google is told of leads and clicks after consent, also by the page after a posted form', async ({
  page,
  watch,
}) => {
  const { script, collect, code } = google;
  const events: string[] = [];
  const [scriptUrl, collectUrl] = [new RegExp(`^${script}`), new RegExp(`^${collect}`)];
  for (const url of [script, collect]) watch.allowOrigin(url);
  await page.route(scriptUrl, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const report = (event) => void fetch('${collect}?event=' + event, { keepalive: true }); ${code}`,
    }),
  );
  await page.route(collectUrl, (route) => {
    events.push(new URL(route.request().url()).searchParams.get('event') ?? '');
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  // The browser would open a phone program and the map.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href*="google.com/maps"]'))
        event.preventDefault();
    }),
  );
  await page.goto(sites.urlOf('google', '/contact'));
  await hydrated(page);
  const call = page.locator('main a[href^="tel:"]').locator('visible=true').first();
  await call.click();
  const allowed = page.waitForResponse(scriptUrl);
  await page
    .getByRole('region', { name: 'May we count your visit?' })
    .getByRole('button', { name: 'Allow', exact: true })
    .click();
  await allowed;
  await call.click();
  await page.getByRole('link', { name: 'Directions' }).first().click();
  await expect.poll(() => events).toEqual(['call', 'directions']);

  await fill(page, 'From a script');
  await button(page).click();
  await expect(page.getByText('Thank you!', { exact: true })).toBeFocused();
  await expect.poll(() => events.slice(2)).toEqual(['generate_lead']);

  await page.goto(sites.urlOf('google', '/contact'));
  await hydrated(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('failed'));
  watch.allow(/request failed|Failed to load resource|ERR_FAILED/);
  await fill(page, 'Posted');
  await button(page).click();
  await expect(page).toHaveURL(sites.urlOf('google', '/api/leads/thanks'));
  await expect.poll(() => events.slice(3)).toEqual(['generate_lead']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(page.locator('script')).toHaveCount(0);
  expect(events).toHaveLength(4);
});
