import { readdirSync, readFileSync } from 'node:fs';
import { expect, full, isFullRun, test } from './fixtures';
import { axeProblems } from './support/axe';
import { expectNoSidewaysScroll } from './support/page-facts';
import { expectGoodPage } from './support/good-page';
import { withLightPictures } from './support/light-pictures';
import { outlineProblems } from './support/page-checks';
import { routesOf } from './support/routes';
import type { WireRecord } from './support/embedded-records';

// Made-up businesses, such as an agency serves: `npm test` loads Home of every twentieth, at 390 or at
// 1440 px. test/businesses.test.ts reads what every page of all says, and weighs its HTML.

const folder = 'test/businesses';
const all = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  record: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as WireRecord,
}));
const records = all.filter((_, index) => isFullRun || index % 20 === 0);
const GROUP = 10;
const MAX_BYTES = 120_000;
const groups = Array.from({ length: Math.ceil(records.length / GROUP) }, (_, index) =>
  records.slice(index * GROUP, (index + 1) * GROUP),
);

for (const group of groups) {
  const sites = Object.fromEntries(group.map(({ name, record }) => [name, { record }]));
  const title = `businesses from ${group[0]?.name} to ${group.at(-1)?.name}`;

  test(`${title}: Home has no flaw`, async ({ startSites, sharedPage: page, watch }) => {
    test.slow();
    watch.allow(/pictures\.example/);
    await withLightPictures(page);
    const { urlOf, ask } = await startSites(sites);
    for (const [position, { name }] of group.entries()) {
      const width = position % 2 === 0 ? 390 : 1440;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(urlOf(name));
      expect.soft(await axeProblems(page), `${name}: axe at ${width} px`).toEqual([]);
      expect.soft(await outlineProblems(page), `${name}: outline at ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page, width);
      // The largest pages of a business, with all that browsers get.
      for (const path of ['/', '/services', '/gallery']) {
        const { bytes } = await ask(name, path);
        expect.soft(bytes.length, `${name}: bytes of ${path}`).toBeLessThanOrEqual(MAX_BYTES);
      }
    }
  });

  test(`${title}: no page has a flaw`, full, async ({ startSites, sharedPage: page, watch }) => {
    test.setTimeout(900_000);
    watch.allow(/pictures\.example/);
    await withLightPictures(page);
    const { urlOf } = await startSites(sites);
    for (const { name, record } of group)
      for (const { path, status } of routesOf(record)) {
        if (status !== 200) continue;
        await page.goto(urlOf(name, path));
        await expectGoodPage(page, `${name} ${path}`);
      }
  });
}
