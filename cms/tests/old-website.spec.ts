import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { readRecord } from './support';
import { logInAsAgency, startSystem, systemWith } from './system';

const HOME = `<html lang="en-GB"><title>Acme Roofing</title><h1>Dry before the weekend</h1>
  <p>We have mended the roofs of Leeds with one crew since 1998, in slate, in tile and in lead, and we answer the
  telephone ourselves. Whoever looks at your roof also climbs on it, and comes back after the next storm.</p>
  <p>Call 0113 496 0142</p><p>Mon - Fri: 8am - 5pm</p><a href="/about.html">About</a></html>`;
const old = createServer(({ url }, answer) =>
  answer
    .writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' })
    .end(url === '/' ? HOME : 'Not found'),
).listen(0, '127.0.0.1');
const system = systemWith({ acme: readRecord('content/demo.json') }, async () => {
  if (!old.listening) await once(old, 'listening');
  return startSystem({ env: { ALLOW_PRIVATE_HOSTS: `127.0.0.1:${(old.address() as AddressInfo).port}` } });
});
test.afterAll(() => void old.close());

test('an old website becomes a draft: progress, marked values, the preview beside the old Home', async ({
  page,
}) => {
  await logInAsAgency(page, system);
  await page.locator('.board tbody tr').first().waitFor();
  await page.getByText('Start from an old website').click();
  await page.getByLabel('Page id').fill('roofing');
  const address = page.getByLabel('Address of the old website');
  const read = page.getByRole('button', { name: 'Read it' });
  await address.fill('nowhere');
  await read.click();
  await expect(page.getByText('That is no address of a website.')).toBeVisible();
  const origin = `http://127.0.0.1:${(old.address() as AddressInfo).port}/`;
  await address.fill(origin);
  await read.click();
  await expect(page.getByText(`Read: 1 ${origin}`)).toBeVisible();
  await page.waitForURL(/businesses\/\d+$/);

  const copy = page.frameLocator('.old-home iframe');
  await expect(copy.getByRole('heading', { name: 'Dry before the weekend' })).toBeVisible();
  const preview = page.frameLocator('.live-preview-window iframe');
  await expect(preview.getByRole('heading', { name: 'Dry before the weekend' })).toBeVisible();
  const name = page.locator('.field-type', { has: page.locator('#field-dbPrincipal__name') }).last();
  await expect(page.locator('#field-dbPrincipal__name')).toHaveValue('Acme Roofing');
  await name.getByRole('button', { name: 'That is right' }).click();
  await expect(name.getByRole('button', { name: 'That is right' })).toHaveCount(0);
  // The picture is not wider than the form beside the preview.
  const [frame, form] = [page.locator('.old-home iframe'), page.locator('.old-home > div')];
  const right = async (one: typeof frame) => one.evaluate((node) => node.getBoundingClientRect().right);
  expect(await right(frame)).toBeLessThanOrEqual((await right(form)) + 1);
});
