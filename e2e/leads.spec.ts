import { randomUUID } from 'node:crypto';
import { expect, isFullRun, type Sites, test } from './fixtures';
import { LeadReceiver } from './support/stand-ins';
import { embeddedRecord } from './support/embedded-records';
import type { SiteServer } from './support/site-server';

// From a form without JavaScript to the lead's receiver.

// In one worker, so that the server is started once.
test.describe.configure({ mode: 'default' });

const receiver = new LeadReceiver();
let sites: Sites<SiteServer>;
let server: SiteServer;
test.beforeAll(async ({ startSites }) => {
  await receiver.start();
  sites = await startSites({ acme: { record: record() } }, environment());
  server = sites.server;
});
test.afterAll(() => receiver.stop());
test.beforeEach(() => {
  receiver.mode = 'ok';
  receiver.received.length = 0;
});

const environment = () => ({
  ALLOW_PRIVATE_HOSTS: receiver.address,
  LEADS_PER_ADDRESS: '1000000',
  LEADS_PER_SITE: '1000000',
  LEADS_SIGNING_SECRET: 'a-secret-of-some-length',
});
const record = () => ({ ...embeddedRecord('demo'), linkPostEmail: `http://${receiver.address}/send` });

const post = (fields: Record<string, string>) =>
  sites.ask('acme', {
    method: 'POST',
    path: '/api/leads',
    body: new URLSearchParams({
      firstName: 'Ana',
      phone: '555-201-3344',
      message: 'Two rooms',
      ...fields,
    }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      origin: `http://${sites.hostOf('acme')}`,
    },
  });

test('a form without JavaScript shows errors with its values, then thanks, and reaches the business with photos', async ({
  plainPage,
  watch,
}) => {
  watch.allow(/422/);
  await plainPage.goto(`${sites.urlOf('acme', '/contact')}?utm_source=ad`);
  const form = plainPage.locator('form[action="/api/leads"]').first();
  await form.getByLabel(/First name/).fill('Ana');
  await form.locator('[name="message"]').fill('Two rooms\n<b>and</b> a hall');
  const photo = 'public/assets/demo/balcony-timber-soffit.jpg';
  await form.getByLabel('Photos').setInputFiles(photo);
  await form.getByRole('button').last().click();

  await expect(plainPage.getByRole('alert')).toContainText('1 thing to put right');
  await expect(plainPage.getByText('Photos have to be chosen again.')).toBeVisible();
  await plainPage.getByRole('alert').getByRole('link').click();
  const phone = plainPage.locator('#form-phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/phone number or an e-mail/);
  await expect(plainPage.locator('#form-message')).toHaveValue('Two rooms\n<b>and</b> a hall');
  await phone.fill('(555) 201-3344');
  await plainPage.getByLabel('Photos').setInputFiles([photo, photo]);
  await plainPage.locator('button[type=submit]').click();

  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await plainPage.reload();
  await expect.poll(() => receiver.taken.length).toBe(1);
  const [lead] = receiver.taken;
  expect(lead?.body.fields.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['firstName', 'Ana'],
      ['phone', '(555) 201-3344'],
      ['message', 'Two rooms\n<b>and</b> a hall'],
    ]),
  );
  expect(lead?.body).toMatchObject({
    photosSent: 2,
    photos: [{ type: 'image/jpeg' }, { type: 'image/jpeg' }],
  });
  expect(lead?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  expect(receiver.received).toHaveLength(1);
});

test('no acknowledged lead is lost when the server is killed, again and again', async () => {
  test.setTimeout(180_000);
  const acknowledged = new Set<string>();
  const rounds = isFullRun ? 5 : 2;
  for (let round = 0; round < rounds; round += 1) {
    receiver.mode = (['slow', 'failing', 'ok'] as const)[round % 3] ?? 'ok';
    let isUp = true;
    const submitting = (async () => {
      while (isUp) {
        const id = randomUUID();
        if ((await post({ id, message: id }).catch(() => null))?.status === 200) acknowledged.add(id);
      }
    })();
    // Some leads are waiting when the server is killed, also on a slow machine.
    const before = acknowledged.size;
    await expect
      .poll(() => acknowledged.size - before, { timeout: 30_000, intervals: [250] })
      .toBeGreaterThan(4);
    await server.kill();
    isUp = false;
    await submitting;
    await server.resume();
  }
  receiver.mode = 'ok';
  // The idempotency key is derived from site and posted id; the message is that id.
  const takenMessages = () =>
    new Set(receiver.taken.map(({ body }) => body.fields.find(({ name }) => name === 'message')?.value));
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 5);
  await expect
    .poll(() => [...acknowledged].filter((id) => !takenMessages().has(id)).length, { timeout: 120_000 })
    .toBe(0);
  const keys = receiver.taken.map(({ key }) => key);
  expect(keys.length - new Set(keys).size).toBeLessThanOrEqual(rounds);
});
