import { dataFolder, writeIn } from '@/test/server';
import { good, HOST, formServer } from '@/test/lead-requests';
import { queueOf } from '@/test/leads';

const server = formServer();
const { start } = server;

/** A server on HOST and another host. */
const startTwoSites = () =>
  start({
    SITES_FILE: writeIn(dataFolder(), 'sites.json', { [HOST]: 'call-only', 'other.example.com': 'demo' }),
  });

test('without JavaScript a lead is stored, and a redirect to the thank-you page keeps a reload from sending it again', async () => {
  const { submit, leads, store } = await start();
  const answer = await submit(
    { ...good, lastName: '', utm_source: 'ad' },
    { referer: `https://${HOST}/contact?utm_medium=mail&utm_source=no` },
  );
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    '/api/leads/thanks',
    'no-store',
  ]);
  const [lead] = await leads();
  expect(lead).toMatchObject({
    site: 'demo',
    state: 'waiting',
    reason: null,
    attempts: 0,
    fields: {
      firstName: 'Ana',
      phone: '(555) 201-3344',
      message: 'Two rooms',
      page: '/contact',
      utm_source: 'ad',
      utm_medium: 'mail',
      textConsent: null,
    },
  });
  // A lead without photos waits for none.
  const due = await (await store()).dueLeads(queueOf('demo'), lead?.receivedAt ?? 0, 9);
  expect(due.map(({ id }) => id)).toEqual([lead?.id]);
  expect(server.logged).toEqual([`lead lead=${lead?.id} site=demo state=waiting`]);
  const { GET } = await import('./thanks/route');
  const request = new Request(`http://${HOST}/api/leads/thanks`, { headers: { host: HOST } });
  const thanks = await (await GET(request)).text();
  expect(thanks).toContain('<h1>Thank you!</h1>');
  expect(thanks).toMatch(/href="tel:\+1\d{10}"[^]*href="\/"/);
});

test('a script gets {"ok": true}', async () => {
  const { submitJson, leads } = await start();
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const answer = await submitJson({ ...good, id, page: '/', textConsent: true });
  expect([answer.status, answer.json()]).toEqual([200, { ok: true }]);
  const [lead] = await leads();
  expect(lead).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fields: {
      page: '/',
      textConsent: {
        wording: expect.stringContaining('may send me text messages'),
        at: expect.stringMatching(/^\d{4}-/),
      },
    },
  });
});

test('a retry is the same lead, by its id or by its fields of the same day', async () => {
  const { submit, submitJson, leads } = await start();
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  for (let n = 0; n < 3; n += 1) expect((await submitJson({ ...good, id })).json()).toEqual({ ok: true });
  expect((await submitJson({ ...good, id, message: 'Something else' })).json()).toEqual({ ok: true });
  for (let n = 0; n < 2; n += 1) await submit(good);
  await submit({ ...good, message: 'Three rooms' });
  const messages = (await leads()).map(({ fields }) => fields.message);
  expect(messages).toEqual(['Two rooms', 'Two rooms', 'Three rooms']);
  expect(server.logged).toHaveLength(3);
});

test('a script gets the messages of all errors by field', async () => {
  const { submitJson, leads } = await start();
  const answer = await submitJson({ firstName: '', email: 'ana@', message: 'x' });
  expect([answer.status, answer.json()]).toEqual([
    422,
    { errors: { firstName: 'Please fill this in.', email: 'This e-mail address does not look right.' } },
  ]);
  expect(await leads()).toEqual([]);
});

// The form itself: form-page.test.ts.
test('without JavaScript an invalid form comes back with its values and its errors', async () => {
  const { submit } = await start();
  const { status, body } = await submit({
    firstName: '',
    lastName: '"><script>alert(1)</script>',
    email: 'ana@',
    service: 'Something else',
    message: 'Two rooms',
    utm_source: 'ad',
  });
  const tag = (pattern: RegExp) => pattern.exec(body)?.[0] ?? '';
  expect([status, body.includes('<script')]).toEqual([422, false]);
  expect(tag(/<input[^>]*name="lastName"[^>]*>/)).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(tag(/<option[^>]*value="Something else"[^>]*>/)).toContain(' selected');
  expect(tag(/<input[^>]*name="utm_source"[^>]*>/)).toMatch(/type="hidden".*value="ad"/);
  expect(tag(/<li><a href="#form-firstName">[^<]*<\/a>/)).toContain('Please fill this in.');
  expect(body).toContain('2 things to put right');
  expect(body).not.toContain('Photos have to be chosen again');
});

test('without JavaScript a corrected form keeps its page and campaign', async () => {
  const { submit, leads } = await start();
  const { body } = await submit(
    { ...good, phone: '', utm_term: '' },
    {
      referer: `https://${HOST}/services?utm_source=ad&utm_campaign=%22spring%22&utm_term=fence&gclid=Cj0K_9-x&fbclid=%3Cb%3E&landing_page=/evil`,
    },
  );
  const hidden = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)].map(
    ([, name, value]) => [name, value?.replaceAll('&quot;', '"')] as const,
  );
  expect(await leads()).toEqual([]);
  const corrected = { ...good, ...Object.fromEntries(hidden) };
  expect((await submit(corrected, { referer: `https://${HOST}/api/leads` })).status).toBe(303);
  expect((await leads())[0]?.fields).toMatchObject({
    ...{ page: '/services', landing_page: '', gclid: 'Cj0K_9-x', fbclid: '' },
    ...{ utm_source: 'ad', utm_medium: '', utm_campaign: '"spring"', utm_term: 'fence' },
  });
});

test('page and campaign of the form take precedence over its Referer, also in a corrected form', async () => {
  const { submit } = await start();
  const { body } = await submit(
    { ...good, phone: '', page: '/contact', utm_source: 'mail' },
    { referer: `https://${HOST}/services?utm_source=ad` },
  );
  expect(body).toMatch(/name="page" value="\/contact"[^]*name="utm_source" value="mail"/);
  const elsewhere = { referer: 'https://elsewhere.example/services?utm_source=ad' };
  expect((await submit({ ...good, phone: '' }, elsewhere)).body).not.toMatch(/name="(page|utm_source)"/);
});

test('the form is answered in the language of the site', async () => {
  const { submit } = await start({ PAGE_ID: 'spanish' });
  const { body } = await submit({ firstName: 'Ana' });
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('2 cosas por corregir');
});

test('the Host header decides the site, whatever the form says', async () => {
  const { submit, leads } = await startTwoSites();
  await submit({ ...good, site: 'demo', host: 'other.example.com', to: 'eve@example.com' });
  expect(await leads()).toMatchObject([{ site: 'call-only' }]);
  expect(JSON.stringify(await leads())).not.toContain('eve@');
  const unknown = { host: 'unknown.example.com', origin: 'https://unknown.example.com' };
  expect((await submit(good, unknown)).status).toBe(421);
});

test('a lead is accepted while the record of its site cannot be read', async () => {
  const { submitJson, leads } = await start({ CONTENT_API_URL: 'http://127.0.0.1:1', PAGE_ID: 'acme' });
  expect((await submitJson(good)).json()).toEqual({ ok: true });
  expect(await leads()).toMatchObject([{ site: 'acme' }]);
});

test('an outage of the database is answered with 503 and the phone, never with thanks', async () => {
  const { submit, submitJson } = await start({ DATABASE_URL: 'file:/dev/null/leads.db' });
  const answer = await submitJson(good);
  expect([answer.status, answer.json()]).toEqual([
    503,
    { message: expect.stringContaining('Please call us'), phone: expect.any(String) },
  ]);
  const { status, body } = await submit(good);
  expect([status, body.includes('tel:+1')]).toEqual([503, true]);
  expect(server.logged.every((line) => line.startsWith('lead.not-kept site=demo reason='))).toBe(true);
});

test('a known id posted to another site is a lead of its own', async () => {
  const { submitJson, leads } = await startTwoSites();
  const lead = { ...good, id: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  await submitJson(lead);
  await submitJson(lead, { host: 'other.example.com', origin: 'https://other.example.com' });
  expect((await leads()).map(({ site }) => site).sort()).toEqual(['call-only', 'demo']);
});
