import { readdirSync, readFileSync } from 'node:fs';
import { policyWithoutScripts } from '../lib/serving/next/security-headers.mjs';
import { expect, test } from './fixtures';

// The policies of pages: http/search.spec.ts, http/valid-html.spec.ts. A page that violates its own fails
// each test that opens it (support/watch.ts).

test('a foreign script does not run, and the tests notice the violation', async ({
  demo,
  sharedPage: page,
  watch,
}) => {
  await page.goto(`${demo.origin}/about`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__pwned = 1';
    document.body.append(script);
  });
  expect(await page.evaluate(() => (window as unknown as { __pwned?: unknown }).__pwned)).toBeUndefined();
  await expect.poll(() => watch.unexpected.join()).toContain('Content Security Policy');
  watch.allow(/Content Security Policy/);
});

test('a page of an unknown form works without scripts', async ({ demo, sharedPage: page, watch }) => {
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
