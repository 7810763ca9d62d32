import { good, HOST, formServer } from '@/test/lead-requests';

const server = formServer();
const { start } = server;

describe('a form is refused', () => {
  const small = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a sandbox without an origin', { origin: 'null' }],
    ['from another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    [
      'from a subdomain of the same site',
      { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
    ],
  ])('with 403 %s', async (_name, headers) => {
    const { submitJson, submit, leads } = await start();
    expect((await submitJson(good, headers)).status).toBe(403);
    const { status, body } = await submit(good, headers);
    expect([status, body.includes('tel:+1')]).toEqual([403, true]);
    expect(await leads()).toEqual([]);
  });

  test('with 403 in a preview deployment on Vercel', async () => {
    const { submit, leads } = await start();
    expect(await leads()).toEqual([]);
    Object.assign(process.env, { VERCEL: '1', VERCEL_ENV: 'preview' });
    const { status, body } = await submit(good);
    for (const name of ['VERCEL', 'VERCEL_ENV']) Reflect.deleteProperty(process.env, name);
    expect([status, body.includes('preview')]).toEqual([403, true]);
    expect(await leads()).toEqual([]);
  });

  test.each([
    ['from the same origin', { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }],
    [
      'from a browser that hides the origin of its own page',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'from the public address behind a proxy',
      { host: '10.0.0.1:3000', origin: 'https://public.example.com' },
    ],
  ])('not when it comes %s', async (_name, headers) => {
    const { submit } = await start({ SITE_URL: 'https://public.example.com' });
    expect((await submit(good, headers as Record<string, string>)).status).toBe(303);
  });

  test('with 413, a message and the phone when it is too large', async () => {
    const { submit, submitJson, send, leads } = await start();
    const large = { ...good, message: 'x'.repeat(17_000) };
    expect((await submit(large)).status).toBe(413);
    expect((await submitJson(large)).json()).toEqual({
      message: expect.stringContaining('more than we can take'),
      phone: expect.stringMatching(/\d{4}$/),
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(large)) form.append(name, value);
    const many = new FormData();
    for (let n = 0; n < 10_000; n += 1) many.append(`f${n}`, '');
    for (const tooMuch of [form, many]) {
      // As bytes: Node 24 throws when the stream of a form is given up while it is read.
      const encoded = new Response(tooMuch);
      const type = { 'content-type': encoded.headers.get('content-type') ?? '' };
      expect((await send(await encoded.arrayBuffer(), type)).status).toBe(413);
    }
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(97)),
    });
    expect((await send(endless, small)).status).toBe(413);
    expect(await leads()).toEqual([]);
  });

  test.each([
    ['plain text', 'firstName=Ana', { 'content-type': 'text/plain' }, 415],
    ['without a type', null, {}, 415],
    ['invalid JSON', '{"firstName"', { 'content-type': 'application/json' }, 400],
    ['a JSON list', '[]', { 'content-type': 'application/json' }, 400],
    ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    [
      'multipart that is cut off',
      '--a\r\nContent-Disposition: form-data; name="x"',
      { 'content-type': 'multipart/form-data; boundary=a' },
      400,
    ],
    ['empty', '', small, 422],
    ['made of names of Object.prototype', '__proto__[x]=1&constructor=2&toString=3', small, 422],
    [
      'JSON with a __proto__',
      '{"__proto__": {"firstName": "Eve"}}',
      { 'content-type': 'application/json' },
      422,
    ],
  ])('when its body is %s', async (_name, body, headers, status) => {
    const { send } = await start();
    expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  });

  test('above the limit of its address a sender gets 429 with a message, the phone and Retry-After', async () => {
    const { submitJson, submit } = await start({ LEADS_PER_ADDRESS: '2' });
    const from = (address: string, n: number) =>
      submitJson({ ...good, message: `${n}` }, { 'x-forwarded-for': address });
    expect([(await from('192.0.2.1', 1)).status, (await from('192.0.2.1', 2)).status]).toEqual([200, 200]);
    const third = await from('192.0.2.1', 3);
    expect([third.status, Number(third.headers.get('retry-after')) > 0, third.json()]).toEqual([
      429,
      true,
      { message: expect.stringContaining('wait a few minutes'), phone: expect.any(String) },
    ]);
    expect((await submit(good, { 'x-forwarded-for': '192.0.2.1' })).body).toContain('tel:+1');
    expect((await from('192.0.2.2', 4)).status).toBe(200);
  });

  test("empty, invalid, large and honeypot posts of many addresses do not use up the site's limit", async () => {
    const { submitJson, leads } = await start({ LEADS_PER_SITE: '2' });
    const useless = [
      {},
      { ...good, phone: 'x' },
      { ...good, message: 'x'.repeat(17_000) },
      { ...good, project_reference: 'x', message: 'robot' },
    ];
    for (const [index, fields] of [...useless, ...useless].entries())
      await submitJson(fields, { 'x-forwarded-for': `192.0.2.${index}` });
    const real = await submitJson(good, { 'x-forwarded-for': '198.51.100.1' });
    expect([real.status, real.json()]).toEqual([200, { ok: true }]);
    expect((await leads()).at(-1)).toMatchObject({ state: 'waiting', reason: null });
  });

  test('a valid lead above the limit of its site is delivered with a mark', async () => {
    const { submitJson, leads } = await start({ LEADS_PER_SITE: '2' });
    for (const message of ['1', '2', '3'])
      expect((await submitJson({ ...good, message }, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
    const marks = (await leads()).map(({ state, fields }) => [state, fields.suspicious?.join()]);
    expect(marks).toEqual([
      ['waiting', undefined],
      ['waiting', undefined],
      ['waiting', 'over-site-limit'],
    ]);
  });

  test('one /48 with many /64s can neither use up the limit of a site nor push a real lead out', async () => {
    const { submitJson, leads, store } = await start({ LEADS_PER_SITE: '60' });
    const statuses: number[] = [];
    for (let n = 0; n < 620; n += 1) {
      const address = `2001:db8:7:${(n % 31).toString(16)}00::1`;
      statuses.push((await submitJson({ ...good, message: `${n}` }, { 'x-forwarded-for': address })).status);
    }
    // Four times LEADS_PER_ADDRESS.
    expect(statuses.filter((status) => status === 200)).toHaveLength(80);
    const real = { ...good, firstName: 'Real' };
    expect((await submitJson(real, { 'x-forwarded-for': '2001:db8:8::1' })).status).toBe(200);
    expect((await leads()).find(({ fields }) => fields.firstName === 'Real')).toMatchObject({
      state: 'waiting',
      reason: null,
      fields: expect.not.objectContaining({ suspicious: expect.anything() }),
    });
    const again = { ...real, message: 'Another room' };
    expect((await submitJson(again, { 'x-forwarded-for': '2001:db8:8::1' })).status).toBe(200);
    expect(await (await store()).countByState()).toMatchObject({ waiting: 82, refused: 0 });
    const marked = (await leads()).filter(({ fields }) => fields.suspicious);
    expect(marked.map(({ fields }) => fields.suspicious)).toEqual(Array(21).fill(['over-site-limit']));
  });
});

test('hostile posts never cause a server error, and the log contains nothing of them', async () => {
  const { submit, leads } = await start({ LEADS_PER_ADDRESS: '10000', LEADS_PER_SITE: '10000' });
  const hostile = [
    "'; drop table leads; --",
    '<img src=x onerror=alert(1)>',
    'a\r\nBcc: eve@example.com',
    '\u0000\u001b[31m',
    '${7*7}{{7*7}}',
    '😀'.repeat(40),
    '\ud800',
    '%00%0d%0a',
    '=cmd|calc',
  ];
  for (const [n, text] of hostile.entries()) {
    const texts = { firstName: text, lastName: text, message: text, address: text };
    expect([303, 422]).toContain((await submit({ ...texts, phone: `555201${1000 + n}` })).status);
  }
  expect((await leads()).length).toBeGreaterThan(5);
  for (const line of server.logged) expect(line).toMatch(/^lead lead=[0-9a-f-]{36} site=demo state=waiting$/);
});
