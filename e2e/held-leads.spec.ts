import PostalMime from 'postal-mime';
import { startSmtpServer } from '../test/smtp-server';
import { expect, test, type Sites } from './fixtures';
import { axeContrastProblems, axeProblems } from './support/axe';
import { embeddedRecord } from './support/embedded-records';
import { LeadReceiver } from './support/lead-receiver';
import { rawRequest } from './support/raw-request';
import type { SiteServer } from './support/site-server';

// From a request that is held back, by the mail and its links, to the business or out of the database.

const receiver = new LeadReceiver();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let sites: Sites<SiteServer>;

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ startSites }) => {
  await receiver.start();
  smtp = await startSmtpServer();
  const record = { ...embeddedRecord('demo'), linkPostEmail: `http://${receiver.address}/send` };
  sites = await startSites(
    { acme: { record }, other: { record } },
    {
      ALLOW_PRIVATE_HOSTS: receiver.address,
      LEADS_PER_ADDRESS: '1000000',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'sites@agency.example',
    },
  );
});
test.afterAll(async () => {
  await receiver.stop();
  await smtp.stop();
});

const spam = (index: number) =>
  `Number ${index}: <b>SEO</b> and 500 backlinks, first page of Google, guest post for $50\nhttps://seo.example/${index}`;

/** Posts spam; a server that starts mails at once what is held. @returns two links for each, as paths */
const linksOfHeld = async (name: string, count: number) => {
  const { port } = sites.server;
  const host = sites.hostOf(name);
  for (let index = 0; index < count; index += 1) {
    const body = new URLSearchParams({ firstName: 'Eve', email: 'eve@seo.example', message: spam(index) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` };
    await rawRequest(port, { method: 'POST', path: '/api/leads', host, body: body.toString(), headers });
  }
  await sites.server.halt();
  await sites.server.resume();
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails.splice(0);
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  const links = (action: string) =>
    [...text.matchAll(/^https?:\/\/\S+$/gm)]
      .map(([link]) => new URL(link))
      .filter(({ searchParams }) => searchParams.get('action') === action)
      .map(({ pathname, search }) => pathname + search);
  return { text, deliver: links('deliver'), erase: links('erase') };
};

const ask = async (method: string, path: string, name = 'acme') =>
  (
    await rawRequest(sites.server.port, {
      method,
      path,
      host: sites.hostOf(name),
      ...(method === 'POST' && { body: '' }),
    })
  ).status;

test('a mail names what is held, its pages are usable at each width, and a button acts once', async ({
  page,
  plainPage,
  watch,
}) => {
  watch.allow(/410/);
  const { text, deliver, erase } = await linksOfHeld('acme', 2);
  expect([deliver.length, erase.length]).toEqual([2, 2]);
  expect(text.match(/https?:\/\/\S+/g)).toHaveLength(4);
  expect(text).toContain('https[:]//seo[.]example/0');

  const [first = '', second = ''] = deliver;
  const [, eraseSecond = ''] = erase;
  for (const path of [first, eraseSecond]) {
    await page.goto(sites.urlOf('acme', path));
    await expect(page.getByText('<b>SEO</b> and 500 backlinks')).toBeVisible();
    await expect(page.locator('main a, script')).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const button = await page.getByRole('button').boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect([...(await axeProblems(page)), ...(await axeContrastProblems(page))]).toEqual([]);
    }
  }

  // Without JavaScript, as mail programs show pages.
  await plainPage.goto(sites.urlOf('acme', first));
  await plainPage.getByRole('button', { name: 'Yes, pass it on' }).click();
  await expect(plainPage.getByText('on its way to you')).toBeVisible();
  await expect.poll(() => receiver.taken.map(({ body }) => body.fields.at(-1)?.value)).toHaveLength(1);
  await page.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByText('The request is erased.')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  for (const path of [first, second, ...erase]) {
    const answer = await page.goto(sites.urlOf('acme', path));
    expect(answer?.status()).toBe(410);
  }
  expect(await axeProblems(page)).toEqual([]);
  expect(receiver.taken).toHaveLength(1);
});

test('neither other methods nor changed links act, and of many clicks at once one does', async () => {
  receiver.received.length = 0;
  const { deliver, erase } = await linksOfHeld('other', 2);
  const [first = '', second = ''] = deliver;
  const methods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
  const answers = await Promise.all(methods.map((method) => ask(method, first, 'other')));
  expect(answers).toEqual([200, 200, 405, 405, 405, 405]);
  const changed = [
    first.replace('action=deliver', 'action=erase'),
    first.replace(/lead=[^&]+/, /lead=[^&]+/.exec(second)?.[0] ?? ''),
    first.replace(/expires=\d/, 'expires=9'),
    first.replace(/signature=./, 'signature=_'),
    first.replace(/signature=[^&]+/, 'signature='),
    first.replace(/&signature=[^&]+/, ''),
    `/api/leads/held?action=erase&${first.split('?')[1]}`,
    '/api/leads/held',
    `${first.split('?')[0]}?${'lead=x&'.repeat(500)}`,
  ];
  expect(await Promise.all(changed.map((path) => ask('POST', path, 'other')))).toEqual(
    changed.map(() => 410),
  );
  // The same lead of another site, and a form of another site.
  expect(await ask('POST', first, 'acme')).toBe(410);
  expect([await ask('GET', first, 'other'), await ask('GET', second, 'other')]).toEqual([200, 200]);

  const clicks = [first, first, first, erase[0] ?? '', erase[0] ?? ''];
  const done = await Promise.all(clicks.map((path) => ask('POST', path, 'other')));
  expect(done.sort()).toEqual([200, 410, 410, 410, 410]);
  expect(await ask('POST', second, 'other')).toBe(200);
  expect(await ask('POST', second, 'other')).toBe(410);
});
