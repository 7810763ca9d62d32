import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { caller, startPayload, upload } from './support';

let payload: Payload;
let handle: Awaited<ReturnType<typeof caller>>;
const origin = 'http://localhost:3100';
const tokens: Record<string, string> = {};
let acme: any;
let other: any;
let picture: any;
let png: Buffer;

before(async () => {
  payload = await startPayload({
    CMS_ADMIN_EMAIL: 'agency@example.com',
    CMS_ADMIN_PASSWORD: 'a long password',
  });
  const { ensureFirstAccount } = await import('../login/first-account');
  await ensureFirstAccount(payload);
  handle = await caller(origin, tokens);
  const record = (name: string) =>
    JSON.stringify({ dbPrincipal: { name, phones: [{ phone: '303-555-0100' }] } });
  const make = (pageId: string) =>
    payload.create({
      collection: 'businesses',
      data: { pageId, record: record(pageId), _status: 'published' } as never,
    });
  acme = await make('acme');
  other = await make('other-secret');
  for (const [email, own] of [
    ['owner@example.com', acme],
    ['stranger@example.com', other],
  ])
    await payload.create({
      collection: 'users',
      data: { email, password: 'a long password', role: 'owner', businesses: [own.id] } as never,
    });
  for (const name of ['agency', 'owner', 'stranger']) {
    const { token } = await payload.login({
      collection: 'users',
      data: { email: `${name}@example.com`, password: 'a long password' },
    });
    tokens[name] = token as string;
  }
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const made = await handle('POST', '/api/media', {
    as: 'stranger',
    form: upload(png, 'x.png', 'image/png', { alt: 'secret picture' }),
  });
  assert.equal(made.status, 201, made.text);
  picture = made.json.doc;
});
after(() => setTimeout(() => process.exit(), 100));

test('an owner reads her business in the list and by id, with its form and without its record', async () => {
  const list = await handle('GET', '/api/businesses', { as: 'owner' });
  assert.deepStrictEqual(
    list.json.docs.map((one: any) => one.pageId),
    ['acme'],
  );
  const one = await handle('GET', `/api/businesses/${acme.id}`, { as: 'owner' });
  assert.equal(one.json.dbPrincipal__phones[0].phone, '303-555-0100');
  assert.equal(one.json.record, undefined);
  assert.equal(one.json.form, undefined);
});

test('an owner reaches nothing of another business: by id, version, query, count, lock or status', async () => {
  const { docs } = await payload.findVersions({
    collection: 'businesses',
    where: { parent: { equals: other.id } },
  });
  const version = docs[0]!.id;
  for (const path of [
    `/api/businesses/${other.id}`,
    `/api/businesses/versions/${version}`,
    `/api/businesses/${other.id}/live`,
    `/api/businesses/${other.id}/findings`,
    `/api/media/${picture.id}`,
  ]) {
    const { status, text } = await handle('GET', path, { as: 'owner' });
    assert.ok([403, 404].includes(status), `${path}: ${status}`);
    assert.doesNotMatch(text, /other-secret|secret picture|stack/i);
  }
  for (const path of [
    '/api/businesses?where[pageId][like]=other',
    '/api/businesses?where[or][0][pageId][exists]=true&where[or][1][id][greater_than]=0&limit=100',
    '/api/businesses?where[record][like]=other-secret',
    '/api/businesses?draft=true&trash=true&limit=100',
    '/api/businesses/versions?limit=100',
    `/api/businesses/versions?where[parent][equals]=${other.id}`,
    '/api/media?limit=100',
    '/api/media?where[business.pageId][like]=other',
    '/api/users?limit=100',
    '/api/users?where[businesses.pageId][like]=other',
    '/api/payload-locked-documents?limit=100',
    '/api/payload-preferences?limit=100',
    '/api/businesses?depth=10&select[record]=true&populate[businesses][record]=true&limit=100',
    '/api/businesses/versions?select[version][record]=true&sort=-version.record&limit=100',
    '/api/media?depth=10&populate[businesses][record]=true&limit=100',
    '/api/users?depth=10&select[hash]=true&select[salt]=true&select[sessions]=true&limit=100',
    '/api/users?where[hash][exists]=true&sort=hash&limit=100',
  ]) {
    const { text } = await handle('GET', path, { as: 'owner' });
    assert.doesNotMatch(text, /other-secret|secret picture|stranger@|"(hash|salt|record|form)":/, path);
  }
  const count = await handle('GET', '/api/businesses/count', { as: 'owner' });
  assert.equal(count.json.totalDocs, 1);
});

test('a query that makes no sense is refused or ignored, without a word about the inside', async () => {
  for (const path of [
    '/api/businesses?where[nope][like]=x',
    '/api/businesses?where[id][bogus]=1',
    '/api/businesses?where[id][in][__proto__]=1',
    '/api/businesses?where[pageId][like]=%27;--%00',
    '/api/businesses?sort=nope&limit=abc&page=-1&depth=-1',
    '/api/businesses/nope',
    '/api/businesses/99999999999999999999',
    "/api/businesses/1'--",
    '/api/media/file/..%2f..%2fcms.db',
    '/api/media/file/..%2fsecret',
  ]) {
    const { text } = await handle('GET', path, { as: 'owner' });
    assert.doesNotMatch(
      text,
      /other-secret|node_modules|"stack"|\bat \w+ \(|SQLITE|libsql|select |drizzle|SQLite format/i,
      path,
    );
  }
});

test('an owner changes nothing of another business, and not who she is', async () => {
  const id = other.id;
  const { docs } = await payload.findVersions({
    collection: 'businesses',
    where: { parent: { equals: id } },
  });
  const me = await handle('GET', '/api/users/me', { as: 'owner' });
  const attempts: [string, string, unknown?][] = [
    ['PATCH', `/api/businesses/${id}`, { dbPrincipal__name: 'taken' }],
    [
      'PATCH',
      '/api/businesses?where[id][exists]=true&where[pageId][equals]=other-secret',
      { dbPrincipal__name: 'taken' },
    ],
    ['POST', `/api/businesses/versions/${docs[0]!.id}`],
    ['DELETE', `/api/businesses/${id}`],
    ['DELETE', `/api/businesses/${acme.id}`],
    ['POST', `/api/businesses/${id}/duplicate`, {}],
    ['POST', '/api/businesses', { pageId: 'mine' }],
    ['POST', '/api/users', { email: 'new@example.com', password: 'x', role: 'agency' }],
    ['PATCH', `/api/media/${picture.id}`, { alt: 'taken' }],
    ['DELETE', `/api/media/${picture.id}`],
    ['POST', `/api/media/${picture.id}/duplicate`, {}],
    ['POST', '/api/users/first-register', { email: 'a@example.com', password: 'x' }],
    ...['outbox', 'previews', 'login-links'].flatMap((slug): [string, string, unknown?][] => [
      ['GET', `/api/${slug}`],
      ['POST', `/api/${slug}`, {}],
      ['DELETE', `/api/${slug}?where[id][exists]=true`],
    ]),
  ];
  for (const [method, path, body] of attempts) {
    const { status, json } = await handle(method, path, { as: 'owner', body });
    assert.ok(
      status >= 400 || (json?.docs?.length === 0 && !json.errors?.length),
      `${method} ${path}: ${status}`,
    );
  }
  await handle('PATCH', `/api/users/${me.json.user.id}`, {
    as: 'owner',
    body: { role: 'agency', businesses: [acme.id, other.id] },
  });
  await handle('PATCH', `/api/businesses/${acme.id}`, {
    as: 'owner',
    body: { pageId: 'other-secret', record: '{}', form: {}, reviewsDocument: '[]', editedBy: 'somebody' },
  });
  const user: any = await payload.findByID({ collection: 'users', id: me.json.user.id, depth: 0 });
  assert.deepStrictEqual([user.role, user.businesses], ['owner', [acme.id]]);
  const mine: any = await payload.findByID({ collection: 'businesses', id: acme.id });
  assert.deepStrictEqual(
    [mine.pageId, JSON.parse(mine.record).dbPrincipal.name, mine.reviewsDocument, mine.editedBy],
    ['acme', 'acme', null, 'owner@example.com'],
  );
  const theirs: any = await payload.findByID({ collection: 'businesses', id });
  assert.equal(JSON.parse(theirs.record).dbPrincipal.name, 'other-secret');
});

test('without a session, or from another site, nothing is read or written', async () => {
  for (const path of ['/api/businesses', '/api/media', '/api/users', `/api/businesses/${acme.id}`]) {
    assert.equal((await handle('GET', path)).status, 403, path);
    const elsewhere = { as: 'agency', headers: { origin: 'https://evil.example' } };
    assert.equal((await handle('GET', path, elsewhere)).status, 403, path);
  }
  const forged = await handle('PATCH', `/api/businesses/${acme.id}`, {
    as: 'agency',
    headers: { origin: 'https://evil.example' },
    body: { dbPrincipal__name: 'taken' },
  });
  assert.equal(forged.status, 403);
});

test('only pictures are stored, under names that nobody guesses, and only for her businesses', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect width="9" height="9"/></svg>',
  );
  const html = Buffer.from('<html><script>alert(1)</script>');
  const large = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const [data, name, type] of [
    [svg, 'a.svg', 'image/svg+xml'],
    [svg, 'a.png', 'image/png'],
    [bomb, 'a.jpg', 'image/jpeg'],
    [html, 'a.png', 'image/png'],
    [large, 'a.png', 'image/png'],
  ] as const) {
    const { status, text } = await handle('POST', '/api/media', {
      as: 'owner',
      form: upload(data, name, type),
    });
    assert.equal(status, 400, `${name} ${type}: ${status}`);
    assert.doesNotMatch(text, /node_modules|stack/);
    assert.match(text, data === large ? /50 megapixels/ : /Only JPEG/);
  }
  const inSpanish = await handle('POST', '/api/media', {
    as: 'owner',
    form: upload(svg, 'a.svg', 'image/svg+xml'),
    headers: { 'accept-language': 'es' },
  });
  assert.match(inSpanish.text, /Solo se aceptan/);
  const heavy = upload(Buffer.concat([png, Buffer.alloc(25_000_000)]), 'a.png', 'image/png');
  const tooHeavy = await handle('POST', '/api/media', { as: 'owner', form: heavy });
  assert.equal(tooHeavy.status, 413, tooHeavy.text);
  assert.match(tooHeavy.text, /25 MB/);
  const foreign = await handle('POST', '/api/media', {
    as: 'owner',
    form: upload(png, 'a.png', 'image/png', { business: other.id }),
  });
  assert.equal(foreign.status, 403);
  const polyglot = Buffer.concat([png, html]);
  const made = await handle('POST', '/api/media', {
    as: 'owner',
    form: upload(polyglot, '../../x.html', 'image/png'),
  });
  assert.equal(made.status, 201, made.text);
  assert.match(made.json.doc.filename, /^[0-9a-f]{32}\.png$/);
  const file = await handle('GET', new URL(made.json.doc.url).pathname);
  assert.equal(file.status, 200);
  assert.doesNotMatch(file.text, /<script/);
  assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
});

test('a picture cannot be made to stand for the file of another owner, or for one outside', async () => {
  const { json } = await handle('POST', '/api/media', {
    as: 'owner',
    form: upload(png, 'a.png', 'image/png', { sizes: { card: { filename: picture.filename } } }),
  });
  const { id } = json.doc;
  const { filename, url } = picture;
  const body = { filename, url, prefix: '..', _objectKey: 'x', sizes: { thumb: { filename } } };
  const patched = await handle('PATCH', `/api/media/${id}`, { as: 'owner', body });
  assert.equal(patched.status, 200, patched.text);
  assert.equal((await handle('DELETE', `/api/media/${id}`, { as: 'owner' })).status, 200);
  assert.equal((await handle('GET', new URL(url).pathname)).status, 200);
  const fetched = { url: 'http://127.0.0.1:1/x.png', filename: 'x.png' };
  const refused = await handle('POST', '/api/media', { as: 'owner', body: fetched });
  assert.ok(refused.status >= 400, refused.text);
  assert.doesNotMatch(refused.text, /127\.0\.0\.1|private/);
});

test('an autosave of what is published is no new version', async () => {
  const autosave = (name: string) =>
    handle('PATCH', `/api/businesses/${other.id}?autosave=true&draft=true`, {
      as: 'stranger',
      body: { dbPrincipal__name: name, _status: 'draft' },
    });
  assert.equal((await autosave('other-secret')).status, 409);
  assert.equal((await autosave('two')).status, 200);
  assert.equal((await autosave('other-secret')).status, 200);
});

test('an owner restores a version of hers, with what the form does not know', async () => {
  const parent = { parent: { equals: acme.id } };
  const { docs } = await payload.findVersions({
    collection: 'businesses',
    where: parent,
    sort: 'createdAt',
    limit: 1,
  });
  await handle('PATCH', `/api/businesses/${acme.id}`, {
    as: 'owner',
    body: { dbPrincipal__name: 'Changed', dbPrincipal__phones: [], _status: 'published' },
  });
  const restored = await handle('POST', `/api/businesses/versions/${docs[0]!.id}`, { as: 'owner' });
  assert.equal(restored.status, 200, restored.text);
  const { pageId, record } = (await payload.findByID({ collection: 'businesses', id: acme.id })) as any;
  assert.equal(pageId, 'acme');
  assert.deepStrictEqual(JSON.parse(record).dbPrincipal, {
    name: 'acme',
    phones: [{ phone: '303-555-0100' }],
  });
});

test('a copy of a business has its record and another page id; the last agency account stays', async () => {
  const copy = await handle('POST', `/api/businesses/${acme.id}/duplicate`, { as: 'agency', body: {} });
  assert.equal(copy.status, 200, copy.text);
  const doc: any = await payload.findByID({ collection: 'businesses', id: copy.json.doc.id, draft: true });
  assert.deepStrictEqual(JSON.parse(doc.record).dbPrincipal, {
    name: 'acme',
    phones: [{ phone: '303-555-0100' }],
  });
  assert.notEqual(doc.pageId, 'acme');
  const me = await handle('GET', '/api/users/me', { as: 'agency' });
  assert.equal((await handle('DELETE', `/api/users/${me.json.user.id}`, { as: 'agency' })).status, 400);
});

test('a field is changed in all businesses at once; each keeps the rest of its record', async () => {
  const { json } = await handle('PATCH', '/api/businesses?where[pageId][in]=acme,other-secret', {
    as: 'agency',
    body: {
      dbPrincipal__specialHours: [{ from: '2026-12-24', closed: 'yes', note: 'Christmas' }],
      _status: 'published',
    },
  });
  assert.equal(json.docs.length, 2);
  for (const { id } of [acme, other]) {
    const { record } = (await payload.findByID({ collection: 'businesses', id })) as any;
    const { name, phones, specialHours } = JSON.parse(record).dbPrincipal;
    assert.ok(name && phones.length);
    assert.deepStrictEqual(specialHours, [{ from: '2026-12-24', closed: true, note: 'Christmas' }]);
  }
});
