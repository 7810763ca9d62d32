import { expect, test } from './fixtures';
import { hydrated } from './support/prepare-page';
import { embeddedRecord, telOf } from './support/embedded-records';

// docs/specification.md#3-every-page: header, menu and footer in use. What they say: header.test.tsx,
// footer.test.tsx, site-pages.test.ts.

const record = embeddedRecord('demo');

test("a link navigates on the client, to the page's top; Back returns; with Ctrl it opens a tab", async ({
  demo,
  sharedPage: page,
}) => {
  await page.goto(demo.origin);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { shell: 'kept' }));
  // Elements with their texts; scripts and pictures come with other attributes when React makes them.
  const content = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll(':not(script, noscript)')].map((element) => [
          element.localName,
          element.getAttribute('class'),
          element.children.length === 0 && element.textContent,
        ]),
      );
  // Comes when it is near, wherever the page was before.
  const showStatus = async () => {
    const status = page.getByRole('main').locator('[data-longest]').first();
    await status.scrollIntoViewIfNeeded();
    await expect(status).not.toBeEmpty();
  };
  await showStatus();
  const before = await content();
  const shell = () => page.evaluate(() => (window as unknown as { shell?: string }).shell);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`${demo.origin}/about`);
  await tab.close();
  await expect(page).toHaveURL(`${demo.origin}/`);

  await link.click();
  await expect(page).toHaveTitle(`About | ${record.dbPrincipal.name}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await shell()).toBe('kept');
  await page.goBack();
  await expect(page).toHaveTitle(`Home | ${record.dbPrincipal.name}`);
  expect(await shell()).toBe('kept');
  await showStatus();
  // Most of it is not in the data that the page came with (lib/serving/next/static-parts.mjs).
  await expect.poll(content).toEqual(before);
});

test('on Contact the closing band calls, on other pages it leads to Contact', async ({ demo, plainPage }) => {
  const button = plainPage.getByRole('contentinfo').locator('.btn-light').filter({ visible: true });
  for (const [path, href] of [
    ['/about', '/contact'],
    ['/contact', telOf(record.dbPrincipal.phones?.[0]?.phone ?? '')],
  ] as const) {
    await plainPage.goto(demo.origin + path);
    await expect(button).toHaveAttribute('href', href);
  }
});
