import { expect, full, isFullRun, test } from './fixtures';
import { embeddedNames, embeddedRecord } from './support/embedded-records';
import { alikeIn, routesOf } from './support/routes';

// Menus and tabs: without-javascript.spec.ts; links: test/businesses.test.ts; the start-up overlay:
// first-screen.spec.ts; the form: leads.spec.ts; before and after: media.spec.ts.

test.beforeEach(async ({ plainPage }) =>
  plainPage.route(/\.(jpg|svg|woff2)|_next\/image/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort('aborted'),
  ),
);

/** In the page: visible buttons that would do nothing. */
const idleButtons = () => {
  const isIdle = (button: HTMLButtonElement) =>
    button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !button.popoverTargetElement &&
    !(button.form && button.type === 'submit') &&
    !button.parentElement?.querySelector('.dropdown');
  return [...document.querySelectorAll('button')]
    .filter(isIdle)
    .map((button) => button.outerHTML.slice(0, 160));
};

for (const name of embeddedNames) {
  test(
    `${name}: no button is there in vain`,
    name === 'demo' || name === 'call-only' ? {} : full,
    async ({ plainPage, served: sites }) => {
      test.slow();
      const record = embeddedRecord(name);
      const alike = isFullRun ? new Set() : alikeIn(name, record);
      for (const { path, status } of routesOf(record)) {
        if (status !== 200 || alike.has(path)) continue;
        await plainPage.goto(sites.urlOf(name, path));
        expect(await plainPage.evaluate(idleButtons), path).toEqual([]);
      }
    },
  );
}

test('the palette is a page with at most one open group', async ({ plainPage, served: sites }) => {
  await plainPage.goto(sites.urlOf('demo', '/about'));
  await plainPage.getByRole('link', { name: 'Color Palettes' }).click();
  await expect(plainPage.getByRole('heading', { level: 1, name: 'Color Palettes' })).toBeVisible();
  const groups = plainPage.locator('details');
  await expect(groups).toHaveCount(12);
  await groups.nth(2).locator('summary').click();
  await expect(groups.nth(2).locator('li').filter({ visible: true })).toHaveCount(10);
  await groups.nth(7).locator('summary').click();
  await expect(groups.nth(2).locator('li').first()).toBeHidden();
  await expect(groups.nth(7).locator('li').first()).toContainText(/#[0-9A-F]{6}/);
  await plainPage.locator('main a').click();
  await expect(plainPage).toHaveURL(sites.urlOf('demo'));
  expect((await sites.ask('minimal', '/api/palette')).status).toBe(404);
});

test('back-to-top is a link', async ({ plainPage, served: sites }) => {
  await plainPage.goto(sites.urlOf('demo', '/privacy'));
  await plainPage.mouse.wheel(0, 2_000);
  const scrolled = () => plainPage.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(400);
  await plainPage.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(scrolled).toBe(0);
});
