import { mkdtempSync, rmSync } from 'node:fs';
import type https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Sites } from './fixtures';
import { named, PREVIEW_TOKEN, sendPreview } from './support/previews';
import { startTls } from './support/tls';

// PREVIEW_FRAME_ANCESTORS: the editor's page shows a preview in a frame. That no other may: preview.spec.ts.

test.use({ ignoreHTTPSErrors: true });

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

let sites: Sites;
let proxy: https.Server;
let origin: string;
const originOf = (host: string) => `https://${host}:${(proxy.address() as AddressInfo).port}`;
let folder: string;

/** An editor's page, which keeps what the frame tells it. */
const framePage = (address: string) => `<!DOCTYPE html>
<script>messages = []; addEventListener('message', ({ data }) => messages.push(data))</script>
<iframe title="Preview" width="800" height="600" src="${address}"></iframe>`;

test.beforeAll(async ({ startSites }) => {
  // Not at the top of the file: a worker may run this hook again after `afterAll`.
  folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-frame-'));
  // Browsers accept a frame's cookie over TLS only.
  proxy = await startTls(
    folder,
    (host) => (host === 'editor.test' ? undefined : sites.server.port),
    (url) => framePage(new URL(url, origin).searchParams.get('frame') ?? ''),
  );
  sites = await startSites(
    { acme: { record: named('Acme As It Is') } },
    { PREVIEW_TOKEN, PREVIEW_FRAME_ANCESTORS: originOf('editor.test') },
  );
  origin = originOf(sites.hostOf('acme'));
});
test.afterAll(() => {
  proxy.close();
  proxy.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const send = async (name: string, id?: string) => {
  const how = id === undefined ? {} : { method: 'PUT', path: `/api/preview/${id}` };
  const made = await sendPreview(sites, 'acme', named(name), how);
  if (!made) throw new Error('no preview');
  return { id: made.id, link: origin + made.link.pathname + made.link.search };
};

const frameOn = async (page: Page, address: string) => {
  await page.goto(`${originOf('editor.test')}/?${new URLSearchParams({ frame: address })}`);
  return page.frameLocator('iframe');
};

test('what the editor saves shows in its frame, at the same page and height; a text names its field', async ({
  page,
  watch,
}) => {
  watch.allowOrigin(origin);
  const { id, link } = await send('Acme As It Will Be');
  const frame = await frameOn(page, link);
  const messages = () => page.evaluate<unknown[]>('messages');
  const ready = { type: 'payload-live-preview', ready: true };
  await expect.poll(messages).toEqual([ready]);

  await frame.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  const [, inner] = page.frames();
  if (!inner) throw new Error('no frame');
  await inner.evaluate(() => {
    document.documentElement.dataset.isBefore = '';
    scrollTo({ top: 400, behavior: 'instant' });
  });
  await send('Acme With Another Name', id);
  const tell = (type: string) =>
    page.evaluate((message) => frames[0]?.postMessage(message, '*'), { type, data: {} });
  // Unsaved values, which the frame does not show.
  await tell('payload-live-preview');
  await expect(frame.locator('html[data-is-before]')).toBeAttached();
  await tell('payload-document-event');
  await expect(frame.locator('html:not([data-is-before])')).toBeAttached();
  await expect(frame.getByRole('contentinfo')).toContainText('Acme With Another Name');
  await expect(frame.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeAttached();
  await expect.poll(() => inner.evaluate(() => Math.round(scrollY))).toBe(400);

  // A service's name, which is also a link: it opens its page and names its field. Back is the editor's.
  const entries = await page.evaluate('history.length');
  await frame.getByRole('contentinfo').locator('[data-field="dbServices[0].name"]:visible').first().click();
  await expect
    .poll(messages)
    .toContainEqual(expect.objectContaining({ field: 'dbServices[0].name', goes: true }));
  await expect.poll(() => new URL(inner.url()).pathname).not.toBe('/accessibility');
  expect(await page.evaluate('history.length')).toBe(entries);

  const { body } = await sites.ask('acme', '/');
  expect(body).not.toContain('payload');
});

test('nothing in the frame ends the preview for the editor; a preview that ends in a tab goes on there', async ({
  page,
  context,
  watch,
}) => {
  watch.allowOrigin(origin);
  const { link } = await send('Acme As It Will Be');
  const frame = await frameOn(page, link);
  const bar = frame.getByRole('complementary', { name: /Preview/ });
  await expect(bar).toBeVisible();
  await expect(bar.getByText('End preview')).toBeHidden();
  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByRole('link', { name: 'End preview' }).click();
  // Outside of the frame the public site is shown.
  await expect(tab).toHaveTitle(/Acme As It Is/);
  const [, inner] = page.frames();
  if (!inner) throw new Error('no frame');
  for (const address of ['/contact', '/api/preview?end', '/about']) {
    await inner.goto(origin + address);
    await expect(bar).toBeVisible();
    await expect(frame.getByRole('contentinfo')).toContainText('Acme As It Will Be');
  }
});
