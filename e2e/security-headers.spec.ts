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
