import { readdirSync, readFileSync } from 'node:fs';
import { isFullRun, test } from './fixtures';
import { expectGoodPage } from './support/page-checks';
import { withLightPictures } from './support/prepare-page';
import { routesOf } from './support/routes';
import type { WireRecord } from './support/embedded-records';

// Made-up businesses, such as an agency serves: `npm test` loads Home of every twentieth, a full run every
// page of all. test/businesses.test.ts reads what every page of all says, and weighs its HTML.

const folder = 'test/businesses';
const all = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  record: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as WireRecord,
}));
const records = all.filter((_, index) => isFullRun || index % 20 === 0);
const GROUP = 10;
const groups = Array.from({ length: Math.ceil(records.length / GROUP) }, (_, index) =>
  records.slice(index * GROUP, (index + 1) * GROUP),
);

for (const group of groups) {
  const sites = Object.fromEntries(group.map(({ name, record }) => [name, { record }]));
  test(`businesses from ${group[0]?.name} to ${group.at(-1)?.name}: no page has a flaw`, async ({
    startSites,
    sharedPage: page,
    watch,
  }) => {
    test.setTimeout(900_000);
    watch.allow(/pictures\.example/);
    await withLightPictures(page);
    const { urlOf } = await startSites(sites);
    for (const [turn, { name, record }] of group.entries())
      for (const { path, status } of routesOf(record)) {
        if (status !== 200 || (!isFullRun && path !== '/')) continue;
        await page.goto(urlOf(name, path));
        await expectGoodPage(page, `${name} ${path}`, turn);
      }
  });
}
