import { existsSync, readdirSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { startBucket, type Bucket } from './bucket';
import { logInByMail, startSystem, systemWith } from './system';
import { pngOf, readRecord } from './support';

// Pictures of the editor in a bucket: only their owner changes them there.

let bucket: Bucket;
test.beforeAll(async () => void (bucket = await startBucket()));
const system = systemWith(
  { acme: readRecord('content/demo.json'), other: readRecord('content/dentist.json') },
  () => startSystem({ env: bucket.env }),
);
test.afterAll(() => bucket?.stop());

const ownerOf = async (browser: Browser, pageId: string) => {
  const page = await browser.newPage();
  await logInByMail(page, system, `owner@${pageId}.test`, pageId);
  return page;
};

/** What the API of pictures answers to who is logged in on this page. */
const ask = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([method, path]) => {
      const body = method === 'PATCH' ? JSON.stringify({ alt: 'taken' }) : undefined;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/media${path}`, { method, headers, body });
      return { status: answer.status, json: await answer.json() };
    },
    [method, path] as const,
  );

test('an owner uploads her logo into the bucket and publishes it; another owner does not reach it', async ({
  browser,
}) => {
  const page = await ownerOf(browser, 'acme');
  await page.goto(await system.editorOf('acme'));
  await expect(page.locator('.live-status [role=status]')).toHaveText('Published, live');
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const logo = page.locator('#field-dbPrincipal__logo');
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pngOf() };
  await logo.locator('.file-input').setInputFiles(file);
  const picture = logo.locator('img');
  await expect(picture).toHaveAttribute('src', /\/api\/media\/file\//);
  const url = (await picture.getAttribute('src')) as string;
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const published = async () =>
    (await (await fetch(`${system.cmsUrl}/paginas/acme`)).json()).dbPrincipal.logo;
  await expect.poll(published).toContain(new URL(url, system.cmsOrigin).pathname);

  const key = url.split('/').at(-1) as string;
  expect(await bucket.keys()).toContain(key);
  const served = await fetch(system.cmsUrl + new URL(url, system.cmsOrigin).pathname);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(await bucket.read(key));
  const folder = `${system.folder}/cms/media`;
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);

  const [document] = (await ask(page, 'GET', '')).json.docs;
  const stranger = await ownerOf(browser, 'other');
  expect((await ask(stranger, 'GET', '')).json.docs).toEqual([]);
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect([403, 404]).toContain((await ask(stranger, method, `/${document.id}`)).status);
  expect(await bucket.keys()).toContain(key);
  expect((await ask(page, 'DELETE', `/${document.id}`)).status).toBe(200);
  expect(await bucket.keys()).toEqual([]);
});
