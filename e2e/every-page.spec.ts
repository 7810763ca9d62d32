import { resizePage, withLightPictures } from './support/prepare-page';
import { expect, isFullRun, type Sites, test } from './fixtures';
import { expectColours } from './support/colour-checks';
import { coveredByFloatingButtons } from './support/covered-content';
import { schemesFor } from './support/forced-colours';
import { expectGoodPage } from './support/page-checks';
import { expectOnly, factsOf, factsOfHtml, textsOf } from './support/page-facts';
import { rawRequest } from './support/raw-request';
import { embeddedRecord, embeddedReviews, testedNames } from './support/embedded-records';
import { alikeIn, languageOf, type Route, routesOf } from './support/routes';
import type { SiteAddress } from './support/site-server';

// Every page of every embedded record, loaded once, with every probe on it. `npm test` loads Home of some,
// and of the demo a page of each kind: that the records' pages have the same parts is tested in app/[site]
// and test/businesses.test.ts. A full run loads all, at both widths.

const sitesOf = (name: string, demo: SiteAddress, served: Sites) => {
  const server = name === 'demo' ? demo : served.server;
  const host = name === 'demo' ? `localhost:${demo.port}` : served.hostOf(name);
  return {
    url: (path: string) => (name === 'demo' ? demo.origin + path : served.urlOf(name, path)),
    get: (path: string) => rawRequest(server.port, { path, host }),
  };
};

for (const name of testedNames) {
  const record = embeddedRecord(name);
  const routes = routesOf(record, embeddedReviews(name));
  const alike = alikeIn(name, record);
  const isLoaded = ({ path, status }: Route) => {
    if (status === 404 && path !== '/no-such-page') return false;
    return isFullRun || (name === 'demo' ? !alike.has(path) : path === '/');
  };

  for (const [index, route] of routes.filter(isLoaded).entries()) {
    test(`${name}: ${route.path} in a browser`, async ({ demo, served, sharedPage: page, watch }) => {
      test.slow();
      if (route.status === 404) watch.allow(/status 404|status of 404/);
      const { url, get } = sitesOf(name, demo, served);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await withLightPictures(page);
      await page.goto(url(route.path));
      const { body } = await get(route.path);
      expect(await factsOf(page), 'hydration changes nothing').toEqual(await factsOfHtml(page, body));
      expectOnly(languageOf(record), await textsOf(page), record, route.path);

      await expectGoodPage(page, route.path, index);
      // In `npm test` at the width where axe does not run.
      const isCovered = name === 'demo' || route.path === '/';
      for (const width of isFullRun ? [390, 1440] : [[1440, 390][index % 2] ?? 390]) {
        await resizePage(page, { width, height: 900 });
        expect
          .soft(isCovered ? await coveredByFloatingButtons(page) : [], `covered at ${width} px`)
          .toEqual([]);
      }

      // Last, because the probe of colours changes the page permanently.
      for (const [turn, width] of (isFullRun ? [390, 1440] : [[390, 1440][index % 2] ?? 390]).entries()) {
        await resizePage(page, { width, height: 900 });
        if (turn > 0) await page.goto(url(route.path));
        await expectColours(page, width, route.path, schemesFor(index));
      }
    });
  }
}
