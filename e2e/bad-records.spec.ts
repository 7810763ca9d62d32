import { expect, test, type Sites } from './fixtures';
import { expectNoSidewaysScroll } from './support/page-facts';
import { trueInOtherWords, withFlagsAs } from './support/changed-records';
import { hostileContents } from './support/hostile-contents';
import { rawRequest } from './support/raw-request';

// A record may hold anything. One bad field costs that field, is logged by its name, and never takes the page
// down.

const noRecords: Record<string, unknown> = {
  'a list': [],
  text: 'text',
  'a number': 42,
  null: null,
  'an unknown object': { message: 'hello' },
};

const siteOf = (name: string) => `no-record-${name.replaceAll(' ', '-')}`;

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  const flags = Object.fromEntries(
    trueInOtherWords.map((word, index) => [`flags-${index}`, { record: withFlagsAs(word) }]),
  );
  const unreadable = Object.fromEntries(
    Object.entries(noRecords).map(([name, record]) => [siteOf(name), { record }]),
  );
  sites = await startSites({ ...hostileContents, ...flags, ...unreadable });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const linesFor = (id: string, field?: string) =>
  sites.server.logLines(
    new RegExp(`^content\\.field site=${id} field="?${field === undefined ? '' : `${escaped(field)}"? `}`),
  );

for (const [name, { expected }] of Object.entries(hostileContents)) {
  test(`${name}: Home is shown, nothing of the record runs, and each lost field is logged once`, async ({
    sharedPage: page,
  }) => {
    const answer = await page.goto(sites.urlOf(name));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page).toHaveTitle(/^Home \| ./);
    for (const width of [390, 1440]) await expectNoSidewaysScroll(page, width);

    for (const path of [
      '/about',
      '/services',
      '/gallery',
      '/reviews',
      '/our-videos',
      '/contact',
      '/find-us-on',
      '/privacy',
      '/accessibility',
      '/no-such-page',
    ]) {
      const { status, body } = await rawRequest(sites.server.port, { path, host: sites.hostOf(name) });
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      expect(body, path).toContain('</html>');
    }

    expect(await page.evaluate(() => (window as unknown as { __pwned?: unknown }).__pwned)).toBeUndefined();
    expect(await page.evaluate(() => (({}) as { polluted?: unknown }).polluted)).toBeUndefined();
    const targets = await page
      .locator('[href], [src], [action]')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          ['href', 'src', 'action'].map((attribute) => element.getAttribute(attribute) ?? ''),
        ),
      );
    expect(targets.filter((target) => /^\s*(javascript|vbscript|file|data:text)/i.test(target))).toEqual([]);

    for (const [field, reason] of expected) {
      const lines = linesFor(sites.idOf(name), field);
      expect(lines, `one line for ${field}`).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`reason=.*(${reason.source})`));
    }
    const lines = linesFor(sites.idOf(name));
    expect(new Set(lines).size, 'no line twice').toBe(lines.length);
    expect(lines.length > 0, 'a line for each lost field, and none where nothing is lost').toBe(
      expected.length > 0,
    );
  });
}

test('the usable entries of a mixed list are shown', async ({ sharedPage: page }) => {
  await page.goto(sites.urlOf('mixed-lists', '/services'));
  await expect(page.getByRole('heading', { name: 'Kept service' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kept text');
  await expect(page.getByRole('main')).toContainText('Kept point');
});

test('only the text of markup is shown', async ({ sharedPage: page }) => {
  await page.goto(sites.urlOf('markup'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`'">`);
});

for (const [index, word] of trueInOtherWords.entries()) {
  test(`${JSON.stringify(word)} means true`, async ({ plainPage }) => {
    await plainPage.goto(sites.urlOf(`flags-${index}`));
    await expect(plainPage.locator('main a[href*="PromoVideo1"]')).toHaveCount(1);
    await expect(
      plainPage.getByRole('main').getByRole('heading', { name: 'Branding heading sable' }),
    ).toBeVisible();
    await expect(
      plainPage.getByRole('contentinfo').getByRole('link', { name: 'Reviews', exact: true }),
    ).toHaveCount(1);
    expect(linesFor(sites.idOf(`flags-${index}`))).toEqual([]);
  });
}

test('of malformed reviews the usable ones are shown, the others are logged', async ({
  sharedPage: page,
}) => {
  await page.goto(sites.urlOf('hostile-reviews', '/reviews'));
  await expect(page.getByRole('list', { name: /Reviews, newest first/ }).getByRole('listitem')).toHaveCount(
    4,
  );
  expect(
    sites.server.logLines(new RegExp(`^reviews\\.field \\S*${sites.idOf('hostile-reviews')} `)).length,
  ).toBeGreaterThanOrEqual(6);
});

for (const name of Object.keys(noRecords)) {
  test(`${name} is no record: the visitor gets the spinner, the operator a line`, async () => {
    const site = siteOf(name);
    const answer = await rawRequest(sites.server.port, { path: '/', host: sites.hostOf(site) });
    expect(answer.status).toBe(503);
    expect(answer.body).toContain('http-equiv="refresh"');
    expect(
      sites.server.logLines(new RegExp(`^content\\.read-failed site=${sites.idOf(site)} reason=.*record`)),
    ).toHaveLength(1);
  });
}
