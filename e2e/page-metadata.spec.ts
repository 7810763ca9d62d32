import { expect, test, type Sites } from './fixtures';
import { brokenPictures, expectNoSidewaysScroll, factsOf } from './support/page-facts';
import { cutAt, embeddedRecord } from './support/records';
import { languageOf, routesOf } from './support/routes';
import type { SiteServer } from './support/site-server';
import { words } from './support/words';

// Every address of SPEC section 2's route table, first as the server's HTML alone, then in a browser with JavaScript.

type Servers = { demo: SiteServer; served: Sites };
const urlOf = ({ demo, served }: Servers, name: string, path: string) =>
  name === 'demo' ? demo.origin + path : served.urlOf(name, path);

for (const name of ['demo', 'call-only', 'minimal', 'spanish']) {
  const record = embeddedRecord(name);
  const language = languageOf(record);
  const business = record.dbPrincipal.name;
  const about = record.dbAbout?.[0]?.text;

  test.describe(`the ${name} site`, () => {
    for (const { path, name: pageName, status, indexed } of routesOf(record)) {
      test(`${path} is complete, without and with JavaScript`, async ({
        demo,
        served,
        page,
        plainPage,
        watch,
      }) => {
        if (status === 404) watch.allow(/status 404|status of 404/);
        const url = urlOf({ demo, served }, name, path);

        // The document alone: nothing else is needed to read it.
        await plainPage.route('**/*', (route) =>
          route.request().isNavigationRequest() ? route.continue() : route.abort('aborted'),
        );
        const answer = await plainPage.goto(url);
        expect(answer?.status()).toBe(status);
        expect(answer?.headers()['content-type']).toContain('text/html');
        expect(answer?.headers()['x-robots-tag']).toBe(status === 404 ? 'noindex' : undefined);
        const inHtml = await factsOf(plainPage);

        expect(inHtml.title).toBe(`${pageName} | ${business}`);
        if (about) expect(inHtml.description).toBe(cutAt(about, 150));
        else expect(inHtml.description).toContain(business);
        expect(inHtml.robots).toMatch(indexed ? /^index, follow$/ : /^noindex(, follow)?$/);
        expect(inHtml.icon).toMatch(
          record.dbPrincipal.favicon ? new RegExp(`^${record.dbPrincipal.favicon}`) : /^data:image\/svg\+xml/,
        );
        expect(inHtml.language).toBe(language);
        expect(inHtml.h1, 'exactly one h1').toHaveLength(1);
        expect(inHtml.h1[0]?.trim()).not.toBe('');
        expect(inHtml.unsizedPictures, 'pictures without width and height').toEqual([]);

        // Every 404 is the same page.
        if (status === 404 && path !== '/no-such-page') return;
        await page.goto(url);
        await expect(page).toHaveTitle(inHtml.title);
        expect(await factsOf(page), 'hydration changes nothing').toEqual(inHtml);
        for (const width of [390, 768, 1440]) await expectNoSidewaysScroll(page, width);
        expect(await brokenPictures(page)).toEqual([]);
      });
    }

    test('a page that is not there says so, and leads home', async ({ demo, served, page, watch }) => {
      watch.allow(/status 404|status of 404/);
      await page.goto(urlOf({ demo, served }, name, '/no-such-page'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].notFound);
      await page.getByRole('link', { name: words[language].returnHome }).click();
      await expect(page).toHaveURL(urlOf({ demo, served }, name, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        record.dbSlogan?.[0]?.slogan ?? business,
      );
    });
  });
}
