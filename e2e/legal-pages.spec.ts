import { expect, full, isFullRun, test } from './fixtures';
import { hydrated } from './support/hydrated';
import { axeProblems } from './support/axe';
import { embeddedRecord } from './support/embedded-records';

const pages = {
  en: {
    '/privacy': ['Privacy', 'When you ask for an estimate'],
    '/accessibility': ['Accessibility', 'If something stands in your way'],
  },
  es: {
    '/privacy': ['Privacidad', 'Cuando usted pide un presupuesto'],
    '/accessibility': ['Accesibilidad', 'Si algo le impide usar el sitio'],
  },
} as const;

for (const [language, texts] of Object.entries(pages)) {
  for (const [path, [name, part]] of Object.entries(texts)) {
    test(`${path} in ${language}: from the footer, whole without scripts`, async ({
      demo,
      served,
      plainPage,
    }) => {
      const record = embeddedRecord(language === 'en' ? 'demo' : 'spanish');
      const origin = language === 'en' ? demo.origin : served.urlOf('spanish', '');
      await plainPage.goto(`${origin}/about`);
      await plainPage.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(plainPage).toHaveURL(origin + path);
      await expect(plainPage).toHaveTitle(`${name} | ${record.dbPrincipal.name}`);
      const main = plainPage.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expect(main).toContainText(record.dbPrincipal.name);
      await expect(
        main.getByRole('complementary').getByRole('link', { name: record.dbPrincipal.emails?.[0]?.email }),
      ).toBeVisible();
    });

    // In `npm test` every-page.spec.ts checks the English pages.
    const tags = language === 'en' ? full : {};
    test(
      `${path} in ${language}: axe finds nothing, and nothing sticks out`,
      tags,
      async ({ demo, served, sharedPage: page }) => {
        const origin = language === 'en' ? demo.origin : served.urlOf('spanish', '');
        for (const width of isFullRun ? [390, 1440] : [390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(origin + path);
          expect(await axeProblems(page), `at ${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(
            width,
          );
        }
      },
    );
  }
}

test("the privacy page names the server's retention time, and its promises hold", async ({
  startServer,
  page,
}) => {
  const server = await startServer({ LEADS_KEEP_DAYS: '37' });
  await page.goto(`${server.origin}/privacy`);
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('37 days after it was passed on');
  await expect(page.getByRole('main')).toContainText('This website sets no cookies');
  expect(await page.context().cookies()).toEqual([]);
});

test('a call-only site has neither page nor a link to one', async ({ served, plainPage, watch }) => {
  watch.allow(/status 404|404 \(Not Found\)/);
  await plainPage.goto(served.urlOf('call-only'));
  await expect(plainPage.locator('a[href="/privacy"], a[href="/accessibility"]')).toHaveCount(0);
  for (const path of ['/privacy', '/accessibility'])
    expect((await plainPage.goto(served.urlOf('call-only', path)))?.status()).toBe(404);
});
