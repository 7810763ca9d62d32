import { readdirSync, readFileSync } from 'node:fs';
import { policyWithoutScripts } from '../lib/serving/next/security-headers.mjs';
import { expect, test, type Sites } from './fixtures';
import { expectStrict } from './support/policies';
import { unreadableSite } from './support/changed-records';
import { completeRecord } from './support/embedded-records';

// The policy of each page: http/search.spec.ts. A page that violates its own fails each test that opens it
// (support/watch.ts).

const contents = { site: { record: completeRecord() } };
let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

test('the pages without JavaScript have a policy of their own', async ({ startSites }) => {
  const unreadable = await startSites(unreadableSite);
  const answers = {
    thanks: await sites.ask('site', '/api/leads/thanks'),
    palette: await sites.ask('site', '/api/palette'),
    'form errors': await sites.ask('site', {
      method: 'POST',
      path: '/api/leads',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'firstName=',
    }),
    unavailable: await unreadable.ask('site', '/'),
  };
  for (const [name, answer] of Object.entries(answers)) {
    expect(String(answer.headers['content-type']), name).toContain('text/html');
    expectStrict(answer, name);
    expect(String(answer.headers['content-security-policy']), name).not.toContain('unsafe');
  }
});

test('a foreign script does not run, and the tests notice the violation', async ({ page, watch }) => {
  await page.goto(sites.urlOf('site', '/about'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__pwned = 1';
    document.body.append(script);
  });
  expect(await page.evaluate(() => (window as unknown as { __pwned?: unknown }).__pwned)).toBeUndefined();
  await expect.poll(() => watch.unexpected.join()).toContain('Content Security Policy');
  watch.allow(/Content Security Policy/);
});

test('a page of an unknown form works without scripts', async ({ demo, page, watch }) => {
  watch.allow(/Content Security Policy/);
  // As Next prerendered it, with Next's own elements.
  const file = readdirSync('.next/server/app', { recursive: true }).find((name) =>
    `${name}`.endsWith('/contact.html'),
  );
  const body = readFileSync(`.next/server/app/${file}`, 'utf8');
  const headers = { 'content-security-policy': policyWithoutScripts(), 'content-type': 'text/html' };
  await page.route(`${demo.origin}/contact`, (route) => route.fulfill({ headers, body }));
  await page.goto(`${demo.origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  expect(await page.evaluate(() => ['TURBOPACK', '__next_f'].filter((name) => name in window))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});
