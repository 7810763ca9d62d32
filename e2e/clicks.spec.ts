import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Sites } from './fixtures';
import { hydrated } from './support/hydrated';
import { embeddedRecord } from './support/embedded-records';
import { root } from './support/site-server';

// Clicks, from the browser to the counts of operators. Visits: visit-count.test.tsx, app/api/visits.

// The server counts no robots, and isbot takes the default user agent for one.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent });

const contents = { site: { record: embeddedRecord('demo') } };

const clicksOf = ({ server, idOf }: Sites) =>
  execFileSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'leads', 'stats'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: `file:${server.dataDir}/mainstreet.db`,
    },
  })
    .split('\n')
    .flatMap((line) => {
      const [, site, kind, place, clicks] = line.split(/ +/);
      return site === idOf('site') ? [`${kind} ${place} ${clicks}`] : [];
    });

test('clicks are counted by place, and delay nothing', async ({ startSites, page }) => {
  const sites = await startSites(contents);
  await page.goto(sites.urlOf('site'));
  await hydrated(page);
  // The browser would open a phone program and the messaging service.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="https://wa.me/"]'))
        event.preventDefault();
    }),
  );
  const counted = () => page.waitForResponse('**/api/clicks');
  for (const place of ['header', 'main', 'footer'] as const) {
    const answer = counted();
    await page.locator(`${place} a[href^="tel:"]`).locator('visible=true').first().click();
    expect((await answer).status()).toBe(204);
  }
  await page.goto(sites.urlOf('site', '/find-us-on'));
  await hydrated(page);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const answer = counted();
  await page.locator('main a[href^="https://wa.me/"]').first().click();
  await answer;
  expect(clicksOf(sites).sort()).toEqual([
    'call footer 1',
    'call header 1',
    'call hero 1',
    'message section 1',
  ]);
});
