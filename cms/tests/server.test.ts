import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentServer, siteThat } from './owners';
import { changeBusiness, createBusiness, readRecord, recordFiles } from './support';

// The answers to the site and drafts on the site, on SQLite; on PostgreSQL with DATABASE_URL.

type Answer = { status: number; json: object };
let answers: (path: string) => Answer | Promise<Answer>;
const site = await siteThat(({ path }) => answers(path));
const servers = [{ url: site.url, revalidateToken: 'a-token', previewToken: 'b-token' }];
const payload = await contentServer({ SITE_SERVERS: JSON.stringify(servers) });

const get = async (path: string, headers: Record<string, string> = {}) => {
  const [{ GET: record }, { GET: reviews }] = await Promise.all([
    import('../app/paginas/[id]/route'),
    import('../app/reviews/[docId]/route'),
  ]);
  const request = new Request(`http://localhost:3100${path}`, { headers });
  const name = decodeURIComponent(new URL(request.url).pathname.split('/')[2] ?? '');
  return path.startsWith('/paginas/')
    ? record(request, { params: Promise.resolve({ id: name }) })
    : reviews(request, { params: Promise.resolve({ docId: name }) });
};
const create = (pageId: string, record: object, more?: object) =>
  createBusiness(payload, pageId, record, more);
/** The address of the editor's frame, as the agency asks for it. */
const frameOf = async (id: unknown) => {
  const { previewUrl } = await import('../site/previews');
  const req = { payload, user: { id: 1, role: 'agency' } };
  return (previewUrl as (args: object) => Promise<string | null>)({ data: { id }, req });
};
/** The names of the drafts that the site got. */
const namesSent = () => site.calls.map(({ body }) => body.record.dbPrincipal.name);

test('an imported record is read at /paginas/{id} exactly as it was, unknown names too', async () => {
  for (const file of recordFiles) {
    const record = { ...readRecord(file), unknown: { to: ['us', null] } };
    const id = file.replace(/\W/g, '-');
    await create(id, record);
    const answer = await get(`/paginas/${id}`);
    assert.equal(answer.status, 200);
    assert.deepStrictEqual(await answer.json(), record);
  }
});

test('an unchanged record is 304, a changed one has another ETag', async () => {
  const { id } = await create('etag', { dbPrincipal: { name: 'A' } });
  const etag = (await get('/paginas/etag')).headers.get('etag') as string;
  assert.equal((await get('/paginas/etag', { 'if-none-match': `"x", W/${etag}` })).status, 304);
  await changeBusiness(payload, id, { dbPrincipal__name: 'B', _status: 'published' });
  const answer = await get('/paginas/etag', { 'if-none-match': etag });
  assert.deepStrictEqual([answer.status, await answer.json()], [200, { dbPrincipal: { name: 'B' } }]);
});

test('drafts, deleted and unpublished records are 404, whoever asks for the draft', async () => {
  await create('only-draft', { dbPrincipal: { name: 'A' } }, { _status: 'draft' });
  const { id } = await create('there', { dbPrincipal: { name: 'A' } });
  await changeBusiness(payload, id, { dbPrincipal__name: 'Draft' }, { draft: true });
  assert.deepStrictEqual(await (await get('/paginas/there')).json(), { dbPrincipal: { name: 'A' } });
  for (const path of [
    '/paginas/only-draft',
    '/paginas/unknown',
    '/paginas/there?draft=1',
    '/reviews/unknown',
  ])
    assert.equal((await get(path)).status, 404, path);
  await changeBusiness(payload, id, { deletedAt: new Date().toISOString() });
  assert.equal((await get('/paginas/there')).status, 404);
  await changeBusiness(payload, id, { deletedAt: null, _status: 'published' }, { trash: true });
  assert.equal((await get('/paginas/there')).status, 200);
});

test('the reviews of a published business are read by their number', async () => {
  const reviews = [{ Date: '2026-08-02', ReviewsStars: 5, Text: 'Good', Author: 'R', extra: 1 }];
  await create('reviewed', { docId: 77 }, { reviewsDocument: JSON.stringify(reviews) });
  assert.deepStrictEqual(await (await get('/reviews/77')).json(), reviews);
});

test('a draft has one link on the site: made once, then replaced; made again when the site forgot it', async () => {
  const preview = {
    id: 'p1',
    url: 'https://acme.example/api/preview/p1',
    findings: [{ code: 'x', severity: 'note', field: null, text: 'X' }],
  };
  answers = () => ({ status: 200, json: preview });
  const { id } = await create('seen', { dbPrincipal: { name: 'A' } });
  const { showSavedDraft } = await import('../site/previews');
  site.calls.length = 0;
  assert.equal(await frameOf(id), preview.url);
  await changeBusiness(payload, id, { dbPrincipal__name: 'B' }, { draft: true });
  await showSavedDraft(payload, id as number);
  assert.equal(await frameOf(id), preview.url);
  const previews = () => site.calls.filter(({ path }) => path.startsWith('/api/preview'));
  assert.deepStrictEqual(
    previews().map(({ method, path, body }) => [method, path, body.record.dbPrincipal.name, body.site]),
    [
      ['POST', '/api/preview', 'A', 'seen'],
      ['PUT', '/api/preview/p1', 'B', undefined],
    ],
  );
  site.calls.length = 0;
  answers = (path) =>
    path.endsWith('/p1') ? { status: 404, json: {} } : { status: 200, json: { ...preview, id: 'p2' } };
  await showSavedDraft(payload, id as number);
  assert.deepStrictEqual(
    previews().map(({ method }) => method),
    ['PUT', 'POST'],
  );
});

test('of two processes of the editor, each gives the site what the other has saved', async () => {
  answers = () => ({
    status: 200,
    json: { id: 'p1', url: 'https://acme.example/api/preview/p1', findings: [] },
  });
  const { id } = await create('two-editors', { dbPrincipal: { name: 'A' } });
  await frameOf(id);
  site.calls.length = 0;
  await frameOf(id);
  assert.equal(site.calls.length, 0);
  // As a version that the other process restored: nothing here has heard of it.
  const draft = { dbPrincipal__name: 'By the other one' };
  await changeBusiness(payload, id, draft, { draft: true });
  await frameOf(id);
  assert.deepStrictEqual(namesSent(), ['By the other one']);
  // The other process saves while this one's call is on its way, and is done first.
  site.calls.length = 0;
  let saved: Promise<unknown> | undefined;
  const answer = answers;
  answers = (path) => {
    const data = { dbPrincipal__name: 'Saved meanwhile' };
    saved ??= changeBusiness(payload, id, data, { draft: true });
    return saved.then(() => answer(path));
  };
  const { showSavedDraft } = await import('../site/previews');
  await showSavedDraft(payload, id as number);
  assert.deepStrictEqual(namesSent(), ['By the other one', 'Saved meanwhile']);
});

test('a business that no server has is shown under another one, whose address is never called its own', async () => {
  const { showSavedDraft, siteOriginOf } = await import('../site/previews');
  const { boardOf } = await import('../components/home/board-rows');
  const url = 'https://acme.example/api/preview?token=x';
  const origins: Record<string, unknown> = {};
  for (const [pageId, of] of Object.entries({
    'of-nobody': 'acme',
    'of-itself': 'of-itself',
    self: 'of-itself',
  })) {
    answers = () => ({ status: 200, json: { id: `preview~x~${of}`, url, findings: [] } });
    const id = (await create(pageId, { dbPrincipal: { name: 'A' } })).id as number;
    assert.equal(await showSavedDraft(payload, id), url);
    const row = (await boardOf(payload)).find((one) => one.id === id);
    origins[pageId] = [await siteOriginOf(payload, id, pageId), row?.host];
  }
  assert.deepStrictEqual(origins, {
    'of-nobody': [null, null],
    'of-itself': ['https://acme.example', 'acme.example'],
    self: [null, null],
  });
});
