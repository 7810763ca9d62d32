import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { before, test } from 'node:test';
import { ownersWithSite } from './owners';
import { uploadPicture } from './support';

// A stranger and the owner of another business ask every route and every server function that there is. Both
// are read from the configuration and from Payload: a new one is tried without a word here.

const SECRET = /other-secret|secret picture|stranger@|preview\/secret|"(hash|salt|record)":\s*["[]/;
const tables = [
  'businesses',
  'media',
  'users',
  'outbox',
  'previews',
  'login-links',
  'old-websites',
  'bulk-changes',
] as const;
const owner = { email: 'owner@example.com', id: 0 };

// Outside of Next's server stylesheets are nothing, and the headers are those of the visitor under test.
const outsideOfNext = `
  const headers = 'export const headers = async () => globalThis.visitor; export const cookies = async () => ({ get() {} })';
  export const load = (url, context, next) => /[.](s?css|svg|png)$/.test(url)
    ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);
  export const resolve = (name, context, next) => /^next.headers([.]js)?$/.test(name)
    ? { shortCircuit: true, url: 'data:text/javascript,' + encodeURIComponent(headers) } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(outsideOfNext)}`);

const started = await ownersWithSite(
  ({ path, body }) => {
    const isHers = path.includes('other') || JSON.stringify(body ?? '').includes('other-secret');
    const id = isHers ? 'secret' : 'own';
    return { status: 200, json: { id, url: `https://x.example/api/preview/${id}`, findings: [] } };
  },
  { revalidateToken: 'a', previewToken: 'b', requestsToken: 'c' },
);
const { site, payload, handle, patch, cookies, acme } = started;
/** A document of the victim in each table, and her versions. */
const hers: Record<string, any> = {};
let versions: number[];

before(async () => {
  const { other } = started;
  const picture = await uploadPicture(handle, 'stranger', { alt: 'secret picture' });
  const draft = { dbPrincipal__name: 'other-secret draft', _status: 'draft' };
  await patch('stranger', `/${other.id}?draft=true`, draft);
  const dbSlogan = [{ id: '1', slogan: 'other-secret slogan' }];
  await patch('agency', `?where[id][equals]=${other.id}`, { dbSlogan });
  const link = { tokenHash: 'other-secret', email: 'stranger@example.com' };
  await payload.create({ collection: 'login-links', data: link as never });
  const address = 'https://other-secret.example/';
  const old = { business: other.id, address, marks: [], redirects: { page: 'other-secret' } };
  await payload.create({ collection: 'old-websites', data: old as never });
  const { workOutbox } = await import('../site/outbox');
  await workOutbox(payload);
  for (const collection of tables) hers[collection] = (await payload.find({ collection, limit: 1 })).docs[0];
  const { user } = (await handle('GET', '/api/users/me', { as: 'stranger' })).json;
  Object.assign(hers, { businesses: other, media: picture, users: user });
  const where = { parent: { equals: other.id } };
  versions = (await payload.findVersions({ collection: 'businesses', where })).docs.map(({ id }) =>
    Number(id),
  );
  owner.id = (await handle('GET', '/api/users/me', { as: 'owner' })).json.user.id;
  const all = Object.keys(payload.collections).filter((name) => !name.startsWith('payload-'));
  assert.deepEqual(all.sort(), [...tables].sort(), 'every table has a document of the victim');
  assert.ok(tables.every((name) => hers[name]) && versions.length > 1, Object.keys(hers).join());
});

/** All that is stored but the owner's own: her business, her account, and links that anybody may ask for. */
const stored = async () => {
  const own = (collection: string, doc: any) =>
    (collection === 'businesses' && doc.id === acme.id) ||
    (collection === 'users' && doc.id === owner.id) ||
    (collection === 'login-links' && doc.tokenHash !== 'other-secret') ||
    doc.business === acme.id;
  const where = { parent: { equals: hers.businesses.id } };
  const found: Record<string, unknown> = {
    versions: (await payload.findVersions({ collection: 'businesses', where, depth: 0 })).docs,
    account: await payload.db.findOne({ collection: 'users', where: { id: { equals: hers.users.id } } }),
  };
  for (const collection of tables) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, trash: true });
    found[collection] = docs.filter((doc) => !own(collection, doc));
  }
  return JSON.parse(JSON.stringify(found)) as unknown;
};

const routes = () => {
  const { collections, endpoints } = payload.config;
  const all = [{ slug: '', endpoints }, ...collections].flatMap(({ slug, endpoints: some }) =>
    (some || []).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: `/api${slug && `/${slug}`}${path}`,
      of: slug,
    })),
  );
  // What ends the session comes last.
  const isEnd = ({ path }: { path: string }) => Number(path.endsWith('/logout'));
  return all.toSorted((one, next) => isEnd(one) - isEnd(next));
};

const everything = 'where[id][exists]=true&limit=100&depth=5&draft=true&trash=true';

/** What an owner may do with the preferences of her own account, whatever their key is. */
const isOfOwnAccount = (path: string) => path.startsWith('/api/payload-preferences/');

test('no route tells a stranger or another owner of a business, or changes anything of it', async () => {
  const { businesses, media, users } = hers;
  const body = {
    ...{ id: businesses.id, business: businesses.id, businesses: [acme.id, businesses.id], user: users.id },
    ...{ pageId: 'other-taken', role: 'agency', email: users.email, password: 'taken', token: 'taken' },
    ...{ dbPrincipal__name: 'taken', _status: 'published', alt: 'taken', value: 'taken', handled: 'done' },
    ...{ version: versions[0], name: 'taken', date: '2026-12-24', closed: true, text: 'taken' },
    ...{ project: null, photos: [media.id] },
  };
  const before = await stored();
  const asked = site.calls.length;
  const tried = routes();
  assert.ok(
    tried.length > 80 && tried.some(({ path }) => path.endsWith('/:id/banner')),
    String(tried.length),
  );
  for (const as of [undefined, 'owner'])
    for (const { method, path, of } of tried)
      for (const own of as && of === 'businesses' && path.includes('/:id') ? [false, true] : [false]) {
        const document = own ? acme.id : (hers[of]?.id ?? 1);
        const id = path.includes('/versions/') ? versions[0] : document;
        const filled = path.replace(/:id\??/, String(id)).replace(/:(key|filename)/, 'other-name');
        const sent = ['GET', 'DELETE'].includes(method) ? {} : { body };
        const { status, text } = await handle(method, `${filled}?${everything}`, { as, ...sent });
        const said = `${as}: ${method} ${filled} ${status} ${text.slice(0, 2000)}`;
        assert.doesNotMatch(text, SECRET, said);
        if (isOfOwnAccount(path)) continue;
        assert.ok(status < 500, said);
        if (path.includes('/:id') && !path.includes('/access/') && (!own || path.includes('/versions/')))
          assert.ok(status >= 400, said);
        if (as && of === 'users' && !path.endsWith('/logout'))
          assert.equal((await handle('GET', '/api/users/me', { as })).json.user?.id, owner.id, said);
      }
  assert.deepStrictEqual(await stored(), before);
  assert.doesNotMatch(JSON.stringify(site.calls.slice(asked)), /other-secret/);
  const mine = await payload.findByID({ collection: 'businesses', id: acme.id, draft: true });
  assert.ok(!JSON.stringify(mine).includes(media.filename));
  assert.match((await handle('GET', `/api/businesses?${everything}`, { as: 'stranger' })).text, SECRET);
});

/** The texts of an answer and of what is drawn of it, without the server's own objects. */
const textsOf = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Map) return [...value].flatMap((one) => textsOf(one, seen));
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? Object.values(value).flatMap((one) => textsOf(one, seen)) : [];
};

const functionNames = (): string[] => {
  const file = import.meta.resolve('@payloadcms/next/layouts').replace(/exports.*/, 'utilities/');
  const source = readFileSync(new URL(`${file}handleServerFunctions.js`), 'utf8');
  const [, table = ''] = /baseServerFunctions = \{([^}]+)\}/.exec(source) ?? [];
  return [...table.matchAll(/([\w-]+)'?: \w+/g)].map(([, name]) => name!);
};

test('no server function tells a stranger or another owner of a business, or changes anything of it', async () => {
  const { default: Layout } = await import('../app/(payload)/layout');
  type Call = (call: { name: string; args: object }) => Promise<unknown>;
  const { serverFunction } = (Layout({ children: null }) as { props: { serverFunction: Call } }).props;
  const names = functionNames();
  assert.ok(names.includes('form-state') && names.length > 10, names.join());
  const textOf = async (as: string | undefined, name: string, args: object) => {
    const from = { host: 'localhost:3100', origin: 'http://localhost:3100' };
    Object.assign(globalThis, { visitor: new Headers({ ...from, ...(as && { cookie: cookies[as] }) }) });
    const answer = await serverFunction({ name, args }).catch((error: Error) => error.message);
    return textsOf(answer).join('\n');
  };
  const argsAbout = (slug: string) => {
    const { id } = hers[slug];
    const segments = ['collections', slug, String(id)];
    const all = {
      ...{ collectionSlug: slug, schemaPath: slug, operation: 'update', path: 'name', initialValue: id },
      ...{ returnLivePreviewURL: true, returnPreviewURL: true, returnLockStatus: true, user: hers.users },
      ...{ docPermissions: { fields: true, read: true }, permissions: true, overrideAccess: true },
      ...{
        query: { where: { id: { exists: true } }, limit: 100 },
        columns: [{ accessor: 'id', active: true }],
      },
      ...{ type: 'publish', doc: { relationTo: slug, value: id }, date: new Date(), data: { id } },
    };
    return [
      { ...all, id, docID: id },
      { ...all, id: acme.id, docID: acme.id },
      { ...all, id: acme.id, formState: { id: { value: id, initialValue: id } } },
      { ...all, data: { id: String(id) } },
      { ...all, data: { id: [id] } },
      { ...all, docID: id, paramsOverride: { segments: [...segments, 'versions', String(versions[0])] } },
      { ...all, docID: id, paramsOverride: { segments: [...segments, 'api'] } },
      { ...all, initialData: { pageId: 'taken' }, widgetSlug: slug, widgetData: { id } },
      { ...all, data: undefined, parent: { id, collectionSlug: slug, joinPath: 'docs' } },
    ];
  };
  const before = await stored();
  for (const as of [undefined, 'owner'])
    for (const name of names)
      for (const slug of tables)
        for (const args of argsAbout(slug)) {
          const text = await textOf(as, name, args);
          assert.doesNotMatch(text, SECRET, `${as} ${name} ${JSON.stringify(args)}`);
        }
  assert.deepStrictEqual(await stored(), before);
  // The same calls tell her what they are for.
  const [own] = argsAbout('businesses');
  for (const name of ['form-state', 'render-document', 'render-list', 'table-state'])
    assert.match(await textOf('stranger', name, own!), SECRET, name);
});
