import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Sites } from './fixtures';
import { hydrated } from './support/hydrated';
import { embeddedRecord } from './support/embedded-records';
import { root } from './support/site-server';

// Visits and clicks, from the browser to the counts of visitors and operators.

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

test('a visit is counted once per browsing session, and shown', async ({ startSites, page, browser }) => {
  const { urlOf } = await startSites({ counted: { record: embeddedRecord('demo') } });
  const countedOn = async (of: Page, path: string) => {
    const counted = of.waitForResponse(
      (response) => response.url().endsWith('/api/visits') && response.request().method() === 'POST',
    );
    await of.goto(urlOf('counted', path));
    return ((await (await counted).json()) as { visits: number }).visits;
  };
  expect(await countedOn(page, '/about')).toBe(1);
  await page.goto(urlOf('counted', '/services'));
  await page.reload();
  await page.getByRole('button', { name: 'Quick help' }).click();
  await page.getByRole('button', { name: 'Visits', exact: true }).click();
  const popup = page.getByRole('region', { name: 'Visits', exact: true });
  await expect(popup.getByRole('status')).toHaveText(/^1\s*visit to this website$/);
  expect(await page.context().cookies()).toEqual([]);

  const context = await browser.newContext({ userAgent });
  expect(await countedOn(await context.newPage(), '/about')).toBe(2);
  await context.close();
});
