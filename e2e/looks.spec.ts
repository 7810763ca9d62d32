import type { Response } from '@playwright/test';
import { type LookName, lookNames } from '../lib/content/look/looks';
import { expect, isFullRun, sitesWith, test } from './fixtures';
import { expectColours } from './support/colour-checks';
import { coveredByFloatingButtons } from './support/covered-content';
import {
  completeRecord,
  embeddedNames,
  embeddedRecord,
  embeddedReviews,
  withLook,
} from './support/embedded-records';
import { schemesFor } from './support/forced-colours';
import { expectGoodPage } from './support/page-checks';
import { hydrated, layoutShifts, resizePage, watchLayoutShifts } from './support/prepare-page';

// The other specs show classic. Here their probes run on the other looks: on one in `npm test`, on all in a
// full run; and on classic's towns, articles and pages of the record's own. That looks have the same words is
// tested in app/[site]/looks.test.tsx.

const others = lookNames.filter((look) => look !== 'classic');
const shown = isFullRun ? others : others.slice(0, 1);
const records = isFullRun ? ([...embeddedNames, 'complete'] as const) : (['demo', 'complete'] as const);

const pairs: [look: LookName, record: (typeof records)[number]][] = [
  ['classic', 'complete'],
  ...shown.flatMap((look) => records.map((record) => [look, record] as [LookName, (typeof records)[number]])),
];

const idOf = (look: LookName, record: string) => `${look}-${record}`;
const inLooks = Object.fromEntries(
  pairs.map(([look, name]) => {
    const record = name === 'complete' ? completeRecord() : embeddedRecord(name);
    return [idOf(look, name), { record: withLook(record, look), reviews: embeddedReviews(name) }];
  }),
);
const sites = sitesWith(inLooks);

const addressesOf = (record: string) => {
  if (record === 'demo')
    return ['/', '/contact', '/lawn-care', '/services', '/gallery', '/reviews', '/no-page'];
  // A block of every type, a town, articles.
  if (record === 'complete')
    return ['/financing', '/areas/cedar-falls', '/articles', '/articles/first-frost', '/areas'];
  return ['/'];
};

for (const [look, record] of pairs)
  test(`${look}: the pages of ${record} at every width, with wide text and in forced colours`, async ({
    sharedPage: page,
    watch,
  }) => {
    test.slow();
    watch.allow(/status 404|status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tried = look === 'classic' ? 3 : 2;
    for (const [index, path] of addressesOf(record)
      .slice(0, isFullRun ? undefined : tried)
      .entries()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(sites.urlOf(idOf(look, record), path));
      await expectGoodPage(page, path, index);
      await resizePage(page, { width: [390, 1440][index % 2] ?? 390, height: 900 });
      await expectColours(page, [390, 1440][index % 2] ?? 390, path, schemesFor(index));
    }
  });

for (const look of shown)
  test(`${look}: nothing moves while Home loads and scrolls; one stylesheet and four fonts are loaded, and kept for a year`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    for (const width of [390, 1440]) {
      // The page of the width before would load a font for the new one.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 900 });
      // Of unknown size, and on a slow network there after what stands beside it.
      let send = () => {};
      const isAsked = new Promise<void>((done) => (send = done));
      await page.route(/badge-map-pin/, async (route) => {
        await isAsked;
        await route.continue();
      });
      const loaded: Response[] = [];
      page.on('response', (response) => loaded.push(response));
      const filesOf = (ending: string) =>
        loaded.filter((file) => new URL(file.url()).pathname.endsWith(ending));
      await page.goto(sites.urlOf(idOf(look, 'demo')));
      await hydrated(page);
      await page.evaluate(async () => {
        for (let y = 0; y <= document.documentElement.scrollHeight; y += 700) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      });
      await page.locator('#find-us').scrollIntoViewIfNeeded();
      send();
      const late = page.locator('#find-us img').first();
      await expect
        .poll(() => late.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await layoutShifts(page), `at ${width} px`).toEqual([]);
      expect(filesOf('.pcss')).toHaveLength(1);
      expect(filesOf('.woff2').length).toBeLessThanOrEqual(4);
      for (const file of [...filesOf('.pcss'), ...filesOf('.woff2')])
        expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      page.removeAllListeners('response');
      await page.unroute(/badge-map-pin/);
    }
    expect(await coveredByFloatingButtons(page)).toEqual([]);
  });
