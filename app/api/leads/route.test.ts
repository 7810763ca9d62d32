import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startServer } from '@/lib/content/testing';

// Each test loads its modules anew, as a server that starts.
jest.setTimeout(30_000);

jest.mock('next/server', () => ({ after: (work: () => void) => void afterwards.push(work) }));
const afterwards: (() => void)[] = [];

const HOST = 'www.example.com';
let folder: string;
let logged: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-leads-'));
  logged = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(async () => {
  await (await import('@/lib/db')).database().then((db) => db.close(), () => {});
  rmSync(folder, { recursive: true });
});

const good = { firstName: 'Ana', phone: '(555) 201-3344', message: 'Two rooms' };
type Sent = { status: number; headers: Headers; body: string; json: () => Record<string, unknown> };

/** A server that has just started, and what its database holds. */
const start = async (environment: Record<string, string> = {}) => {
  startServer({ DATA_DIR: folder, ...environment });
  const { POST } = await import('./route');
  const { leadStore } = await import('@/lib/leads/store');
  const { database } = await import('@/lib/db');
  const send = async (body: BodyInit | null, headers: Record<string, string> = {}): Promise<Sent> => {
    const response = await POST(new Request(`http://${HOST}/api/leads`, { method: 'POST', body, headers: { host: HOST, origin: `https://${HOST}`, ...headers }, ...(body instanceof ReadableStream ? { duplex: 'half' } : {}) } as RequestInit));
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text, json: () => JSON.parse(text) as Record<string, unknown> };
  };
  return {
    submit: (fields: Record<string, string>, headers: Record<string, string> = {}) => send(new URLSearchParams(fields), headers),
    submitJson: (fields: unknown, headers: Record<string, string> = {}) => send(JSON.stringify(fields), { accept: 'application/json', 'content-type': 'application/json', ...headers }),
    send,
    leads: async () => (await leadStore(await database()).list({}, 100)).reverse(),
    store: async () => leadStore(await database()),
  };
};

const parsed = (page: string) => ({ tag: (pattern: RegExp) => pattern.exec(page)?.[0] ?? '' });

test('without JavaScript: kept, then sent on to a thank-you that a reload does not send again', async () => {
  const { submit, leads } = await start();
  const answer = await submit({ ...good, lastName: '', utm_source: 'ad' }, { referer: `https://${HOST}/contact?utm_medium=mail&utm_source=no` });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([303, '/api/leads/thanks', 'no-store']);
  const [lead] = await leads();
  expect(lead).toMatchObject({ site: 'demo', state: 'waiting', reason: null, attempts: 0, fields: { firstName: 'Ana', phone: '(555) 201-3344', message: 'Two rooms', page: '/contact', utm_source: 'ad', utm_medium: 'mail', textConsent: null } });
  expect(logged).toEqual([`lead lead=${lead?.id} site=demo state=waiting`]);
  const { GET } = await import('./thanks/route');
  const thanks = await (await GET(new Request(`http://${HOST}/api/leads/thanks`, { headers: { host: HOST } }))).text();
  expect(thanks).toContain('<h1>Thank you!</h1>');
  expect(thanks).toMatch(/href="tel:\+1\d{10}"[^]*href="\/"/);
});

test('with a script: {"ok": true}, under the browser\'s id', async () => {
  const { submitJson, leads } = await start();
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const answer = await submitJson({ ...good, id, page: '/', textConsent: true });
  expect([answer.status, answer.json()]).toEqual([200, { ok: true }]);
  const [lead] = await leads();
  expect(lead).toMatchObject({ id, fields: { page: '/', textConsent: { wording: expect.stringContaining('may send me text messages'), at: expect.stringMatching(/^\d{4}-/) } } });
});

test('a retry is the same lead: by its id, and without one by what was typed that day', async () => {
  const { submit, submitJson, leads } = await start();
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  for (let n = 0; n < 3; n += 1) expect((await submitJson({ ...good, id })).json()).toEqual({ ok: true });
  expect((await submitJson({ ...good, id, message: 'Something else' })).json()).toEqual({ ok: true });
  for (let n = 0; n < 2; n += 1) await submit(good);
  await submit({ ...good, message: 'Three rooms' });
  expect((await leads()).map(({ fields }) => fields.message)).toEqual(['Two rooms', 'Two rooms', 'Three rooms']);
  expect(logged).toHaveLength(3);
});

test('errors for a script: words at their fields', async () => {
  const { submitJson, leads } = await start();
  const answer = await submitJson({ firstName: '', email: 'ana@', message: 'x' });
  expect([answer.status, answer.json()]).toEqual([422, { errors: { firstName: 'Please fill this in.', email: 'This e-mail address does not look right.' } }]);
  expect(await leads()).toEqual([]);
});

test('errors without JavaScript: the form again, with all that was typed and what is wrong at its fields', async () => {
  const { submit } = await start();
  const typed = { firstName: '', lastName: '"><script>alert(1)</script>', email: 'ana@', phone: '', address: '1 Oak', service: 'Something else', bestWay: 'email', message: '\n <b>Two</b>\nrooms', textConsent: 'on', utm_source: 'ad' };
  const { status, body } = await submit(typed);
  const page = parsed(body);
  expect(status).toBe(422);
  expect(body).not.toContain('<script');
  expect(page.tag(/<input[^>]*name="lastName"[^>]*>/)).toContain('value="&#34;&#62;&#60;script&#62;');
  expect(page.tag(/<input[^>]*name="address"[^>]*>/)).toContain('value="1 Oak"');
  expect(page.tag(/<input[^>]*value="email"[^>]*>/)).toContain(' checked');
  expect(page.tag(/<option[^>]*value="Something else"[^>]*>/)).toContain(' selected');
  expect(page.tag(/<input[^>]*name="textConsent"[^>]*>/)).toContain(' checked');
  expect(page.tag(/<textarea[^]*<\/textarea>/)).toMatch(/>\n\r?\n &#60;b&#62;Two&#60;\/b&#62;\r?\nrooms<\/textarea>$/);
  expect(page.tag(/<input[^>]*name="utm_source"[^>]*>/)).toMatch(/type="hidden".*value="ad"/);
  for (const [field, words] of [['firstName', 'Please fill this in.'], ['email', 'This e-mail address does not look right.']]) {
    expect(page.tag(new RegExp(`<input[^>]*name="${field}"[^>]*>`))).toContain(`aria-invalid="true" aria-describedby="${field}-error"`);
    expect(body).toContain(`id="${field}-error">${words}`);
    expect(page.tag(new RegExp(`<li><a href="#${field}">[^<]*</a>`))).toContain(words);
  }
  expect(body).toContain('2 things to put right');
  expect(page.tag(/<input[^>]*name="message"|<textarea[^>]*>/)).not.toContain('aria-invalid');
  expect(page.tag(/<form[^>]*>/)).toContain('method="post" action="/api/leads"');
});

test('in the language of the site', async () => {
  const { submit } = await start({ PAGE_ID: 'spanish' });
  const { body } = await submit({ firstName: 'Ana' });
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('2 cosas por corregir');
});

test('a call-only site takes leads as well', async () => {
  const { submit, leads } = await start({ PAGE_ID: 'call-only' });
  expect((await submit(good)).status).toBe(303);
  expect(await leads()).toHaveLength(1);
});

test('the site is the host\'s, whatever the form says', async () => {
  const sites = path.join(folder, 'sites.json');
  writeFileSync(sites, JSON.stringify({ [HOST]: 'call-only', 'other.example.com': 'demo' }));
  const { submit, leads } = await start({ SITES_FILE: sites });
  await submit({ ...good, site: 'demo', host: 'other.example.com', to: 'eve@example.com' });
  expect(await leads()).toMatchObject([{ site: 'call-only' }]);
  expect(JSON.stringify(await leads())).not.toContain('eve@');
  expect((await submit(good, { host: 'unknown.example.com', origin: 'https://unknown.example.com' })).status).toBe(421);
});

test('a lead is taken also while nothing is known of its site', async () => {
  const { submitJson, leads } = await start({ CONTENT_API_URL: 'http://127.0.0.1:1', PAGE_ID: 'acme' });
  expect((await submitJson(good)).json()).toEqual({ ok: true });
  expect(await leads()).toMatchObject([{ site: 'acme' }]);
});

describe('suspects are kept apart, and answered like everyone', () => {
  const stampOf = async () => {
    const { GET } = await import('./stamp/route');
    return ((await (await GET(new Request(`http://${HOST}/api/leads/stamp`, { headers: { host: HOST } }))).json()) as { stamp: string }).stamp;
  };
  /** The clock stands still from the first call on, and is then put on by so much. */
  let clock = 0;
  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue((clock += ms));
  beforeEach(() => { clock = 1_800_000_000_000; });

  test.each([
    ['a filled trap', async () => ({ project_reference: 'x' }), 'trap'],
    ['a stamp that nobody signed', async () => ({ stamp: '1700000000000.AAAA' }), 'forged-stamp'],
    ['something else for a stamp', async () => ({ stamp: 'x' }), 'forged-stamp'],
    ['a stamp of less than two seconds', async () => { later(0); const stamp = await stampOf(); later(1_999); return { stamp }; }, 'too-fast'],
  ])('%s', async (_name, extra, reason) => {
    const { submit, submitJson, leads } = await start();
    const suspect = await extra();
    expect((await submitJson({ ...good, ...suspect })).body).toBe('{"ok":true}');
    expect((await submit({ ...good, message: 'Again', ...suspect })).status).toBe(303);
    expect((await leads()).map((lead) => [lead.state, lead.reason])).toEqual([['quarantined', reason], ['quarantined', reason]]);
  });

  test('a stamp of two seconds, of a year, or none is a person\'s; another site\'s is not', async () => {
    const { submitJson, leads } = await start();
    later(0);
    const stamp = await stampOf();
    await submitJson({ ...good, message: 'none' });
    later(2_000);
    await submitJson({ ...good, message: 'in time', stamp });
    later(365 * 24 * 60 * 60_000);
    await submitJson({ ...good, message: 'late', stamp });
    expect((await leads()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const { suspicionOfStamp } = await import('@/lib/leads/stamp');
    expect(await suspicionOfStamp('other', stamp, Date.now())).toBe('forged-stamp');
  });
});

describe('what is refused', () => {
  const small = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each([
    ['another origin', { origin: 'https://evil.example' }], ['no origin at all: a sandbox', { origin: 'null' }], ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
  ])('%s: 403', async (_name, headers) => {
    const { submitJson, submit, leads } = await start();
    expect((await submitJson(good, headers)).status).toBe(403);
    const { status, body } = await submit(good, headers);
    expect([status, body.includes('tel:+1')]).toEqual([403, true]);
    expect(await leads()).toEqual([]);
  });

  test.each([['the same origin', { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }], ['a browser that hides the origin of its own page', { origin: 'null', 'sec-fetch-site': 'same-origin' }], ['the public address behind a proxy', { host: '10.0.0.1:3000', origin: 'https://public.example.com' }]])('not %s', async (_name, headers) => {
    const { submit } = await start({ SITE_URL: 'https://public.example.com' });
    expect((await submit(good, headers as Record<string, string>)).status).toBe(303);
  });

  test('too much: 413, with words and the phone', async () => {
    const { submit, submitJson, send, leads } = await start();
    const large = { ...good, message: 'x'.repeat(17_000) };
    expect((await submit(large)).status).toBe(413);
    expect((await submitJson(large)).json()).toEqual({ message: expect.stringContaining('more than we can take'), phone: expect.stringMatching(/\d{4}$/) });
    const form = new FormData();
    for (const [name, value] of Object.entries(large)) form.append(name, value);
    expect((await send(form)).status).toBe(413);
    const many = new FormData();
    for (let n = 0; n < 10_000; n += 1) many.append(`f${n}`, '');
    expect((await send(many)).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(97)) });
    expect((await send(endless, small)).status).toBe(413);
    expect(await leads()).toEqual([]);
  });

  test.each([
    ['plain text', 'firstName=Ana', { 'content-type': 'text/plain' }, 415], ['no type', null, {}, 415], ['JSON that is none', '{"firstName"', { 'content-type': 'application/json' }, 400], ['a list', '[]', { 'content-type': 'application/json' }, 400],
    ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400], ['multipart that breaks off', '--a\r\nContent-Disposition: form-data; name="x"', { 'content-type': 'multipart/form-data; boundary=a' }, 400],
    ['nothing', '', small, 422], ['fields that are everywhere', '__proto__[x]=1&constructor=2&toString=3', small, 422], ['JSON with a prototype', '{"__proto__": {"firstName": "Eve"}}', { 'content-type': 'application/json' }, 422],
  ])('%s', async (_name, body, headers, status) => {
    const { send } = await start();
    expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  });

  test('too many of one address, and of one site: 429, with words, the phone and when to come again', async () => {
    const { submitJson, submit } = await start({ LEADS_PER_ADDRESS: '2', LEADS_PER_SITE: '3' });
    const from = (address: string, n: number) => submitJson({ ...good, message: `${n}` }, { 'x-forwarded-for': address });
    expect([(await from('192.0.2.1', 1)).status, (await from('192.0.2.1', 2)).status]).toEqual([200, 200]);
    const third = await from('192.0.2.1', 3);
    expect([third.status, Number(third.headers.get('retry-after')) > 0, third.json()]).toEqual([429, true, { message: expect.stringContaining('wait a few minutes'), phone: expect.any(String) }]);
    expect([(await from('192.0.2.2', 4)).status, (await from('192.0.2.3', 5)).status]).toEqual([200, 429]);
    expect((await submit(good, { 'x-forwarded-for': '192.0.2.4' })).body).toContain('tel:+1');
  });
});

test('a database that does not answer: 503 and the phone, never a thank-you', async () => {
  const { submit, submitJson } = await start({ DATABASE_URL: 'file:/dev/null/leads.db' });
  const answer = await submitJson(good);
  expect([answer.status, answer.json()]).toEqual([503, { message: expect.stringContaining('Please call us'), phone: expect.any(String) }]);
  const { status, body } = await submit(good);
  expect([status, body.includes('tel:+1')]).toEqual([503, true]);
  expect(logged.every((line) => line.startsWith('lead.not-kept site=demo reason='))).toBe(true);
});

describe('photos', () => {
  const picture = (format: 'jpeg' | 'png' | 'webp') => sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c04020' } }).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })[format]().toBuffer();
  const form = (photos: { bytes: Uint8Array; name?: string; type?: string }[], fields: Record<string, string> = good) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const { bytes, name = 'a.jpg', type = 'image/jpeg' } of photos) data.append('photos', new Blob([new Uint8Array(bytes)], { type }), name);
    return data;
  };

  test('are drawn anew, smaller, without place and camera, and kept with the lead in order', async () => {
    const { send, leads, store } = await start();
    const files = await Promise.all((['jpeg', 'png', 'webp'] as const).map(async (format) => ({ bytes: new Uint8Array(await picture(format)), name: 'x.exe', type: 'text/html' })));
    expect((await sharp(files[0]?.bytes).metadata()).exif).toBeDefined();
    expect((await send(form([...files, { bytes: new Uint8Array() }]))).status).toBe(303);
    const [lead] = await leads();
    const kept = await (await store()).photos(lead?.id ?? '');
    expect(kept.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    for (const { bytes } of kept) {
      const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
      expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 2560, height: 1280, exif: undefined, icc: undefined, xmp: undefined });
    }
  });

  test.each([
    ['something else by the name of a picture', async () => [{ bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') }], 'JPEG, PNG or WebP'],
    ['a picture that breaks off', async () => [{ bytes: new Uint8Array((await picture('png')).subarray(0, 200)) }], 'JPEG, PNG or WebP'],
    ['six', async () => Array<{ bytes: Uint8Array }>(6).fill({ bytes: new Uint8Array(await picture('jpeg')) }), 'at most 5'],
    ['one of more than 10 MB', async () => [{ bytes: new Uint8Array(10_000_001) }], '10 MB'],
  ])('%s is said at the field', async (_name, photos, words) => {
    const { send, leads } = await start();
    const answer = await send(form(await photos()), { accept: 'application/json' });
    expect([answer.status, answer.json()]).toEqual([422, { errors: { photos: expect.stringContaining(words) } }]);
    expect(await leads()).toEqual([]);
  });

  test('when another field is wrong, the form says that photos have to be chosen again', async () => {
    const { send } = await start();
    const { body } = await send(form([{ bytes: new Uint8Array(await picture('jpeg')) }], { ...good, firstName: '' }));
    expect(body).toMatch(/enctype="multipart\/form-data"[^]*type="file"[^]*Photos have to be chosen again/);
  });
});

test('hostile posts are answered without a failure of the server, and nothing of them reaches the log', async () => {
  const { submit, leads } = await start({ LEADS_PER_ADDRESS: '10000', LEADS_PER_SITE: '10000' });
  const nasty = ["'; drop table leads; --", '<img src=x onerror=alert(1)>', 'a\r\nBcc: eve@example.com', '\u0000\u001b[31m', '${7*7}{{7*7}}', '😀'.repeat(40), '\ud800', '%00%0d%0a', '=cmd|calc'];
  for (const [n, text] of nasty.entries()) expect([303, 422]).toContain((await submit({ firstName: text, lastName: text, phone: `555201${1000 + n}`, message: text, address: text })).status);
  expect((await leads()).length).toBeGreaterThan(5);
  expect(logged.every((line) => /^lead lead=[0-9a-f-]{36} site=demo state=waiting$/.test(line))).toBe(true);
});
