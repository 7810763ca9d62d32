import { expect, test } from '@playwright/test';
import { hydrated } from '../../e2e/support/prepare-page';
import { Cluster } from './cluster';
import { asOtherBuild, staticFiles } from './other-build';

const cluster = new Cluster();
const [old, fresh] = cluster.instances;

test.beforeAll(async () => {
  await cluster.prepare();
  // Varnish marks an ending process as sick before its listener closes.
  cluster.environment.SHUTDOWN_GRACE_SECONDS = '5';
  old.install(asOtherBuild);
  fresh.install();
  await cluster.start(old);
  await cluster.startVarnish();
});
test.afterAll(() => cluster.stop());

test('an old page keeps its files while both builds run; its form and links work after the old build has stopped', async ({
  page,
}) => {
  await page.goto(`${cluster.origin}/contact`);
  await hydrated(page);
  const scripts = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src).filter(Boolean));
  expect(scripts.length).toBeGreaterThan(0);

  await cluster.start(fresh);
  const [ownFile = ''] = staticFiles(fresh.build).filter((file) => !staticFiles(old.build).includes(file));
  // Varnish uses it once it is ready.
  await expect.poll(async () => (await cluster.get(ownFile)).status).toBe(200);
  const missing: string[] = [];
  // Twice as many tries as processes, so that each process is asked first at least once.
  for (const file of [...staticFiles(old.build), ...staticFiles(fresh.build)])
    for (let tries = 0; tries < 4; tries += 1)
      if ((await cluster.get(file)).status !== 200) missing.push(file);
  expect(missing).toEqual([]);

  await old.halt();
  for (const script of scripts)
    expect([script, (await cluster.get(new URL(script).pathname)).status]).toEqual([script, 200]);

  // The form's own script comes from Varnish; when it is gone with the old build, the browser posts the form.
  const form = page.locator('main form[action="/api/leads"]').first();
  await form.locator('[name="firstName"]').fill('Ana');
  await form.locator('[name="phone"]').fill('(303) 555-0199');
  await form.locator('[name="message"]').fill('Two rooms, from an old page');
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect.poll(() => [...cluster.delivered().keys()]).toEqual(['from an old page']);

  if (new URL(page.url()).pathname !== '/contact') await page.goBack();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await hydrated(page);
});
