import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';
import { createLocalReq, type PayloadRequest } from 'payload';
import { ownersWithSite } from './owners';
import { oldestVersion, storedBusiness, uploadPicture } from './support';

// Functions of the configuration that Payload calls with data from a browser, each as the other owner.

const secret = 'https://other.example/api/preview/secret';
const { payload, handle, patch, acme, other } = await ownersWithSite(
  ({ path }) => ({
    status: 200,
    json: path.startsWith('/api/preview') ? { id: 'secret', url: secret, findings: [] } : {},
  }),
  { revalidateToken: 'a', previewToken: 'b' },
);
const ofOther = { docId: 'other-secret', linkPostEmail: 'https://other-secret.example/' };
await patch('agency', `/${other.id}`, { ...ofOther, _status: 'published' });
await uploadPicture(handle, 'stranger', { alt: 'other-secret picture' });

// The editor's components import stylesheets, which are nothing here.
const noStyles = `export const load = (url, context, next) => /[.]s?css$/.test(url) ?
  { format: 'module', source: '', shortCircuit: true } : next(url, context)`;
register(`data:text/javascript,${encodeURIComponent(noStyles)}`);

const reqOf = async (email: string): Promise<PayloadRequest> => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
  return createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, payload);
};

type Found = { path: string; call: (...args: any[]) => unknown };
/** All functions of a part of the configuration, by the path of their names. */
const functionsOf = (value: unknown, path: string, seen = new Set<unknown>()): Found[] => {
  if (typeof value === 'function') return [{ path, call: value as Found['call'] }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, one]) => functionsOf(one, `${path}.${key}`, seen));
};

test('no function that Payload calls with data from a browser tells an owner of another business', async () => {
  const req = await reqOf('owner@example.com');
  const data = { id: other.id, business: other.id, pageId: 'other-secret', parent: other.id };
  // Those of Payload's own fields and endpoints, which its own access control calls, are attacked over HTTP.
  const found = payload.config.collections.flatMap(({ slug, admin, fields, access, hooks }) =>
    functionsOf({ admin, fields, access, hooks }, slug),
  );
  const kinds = new Set<string>();
  for (const { path, call } of found) {
    kinds.add(path.replace(/\.\d+/g, '').split('.').at(-1)!);
    const args = { data, doc: data, originalDoc: data, siblingData: data, id: other.id, req, user: req.user };
    const more = {
      operation: 'update',
      payload,
      context: {},
      args: { data, req },
      value: other.id,
      locale: {},
    };
    const given = { ...args, ...more, relationTo: 'businesses', collection: { slug: path.split('.')[0] } };
    const answer = await Promise.resolve()
      .then(() => call(given, given, given))
      .catch((error: Error) => error.message);
    const text = JSON.stringify(answer, (_, one) => (one === payload || one === req ? undefined : one)) ?? '';
    const said = text
      .replaceAll(JSON.stringify(data).slice(1, -1), '')
      .replaceAll('"pageId":"other-secret"', '');
    assert.doesNotMatch(said, /preview\/secret|other-secret/, path);
  }
  assert.ok(kinds.has('url') && kinds.has('condition') && kinds.has('read'), [...kinds].join());
});

test('what the agency sets no owner reads or writes: by a form, a bulk edit, a version or a new number', async () => {
  const set = {
    docId: 'acme-1',
    linkPostEmail: 'https://leads.example/acme',
    options__deliverTo: [{ id: '1', webhook: 'https://hook.example/a', mail: null }],
    options__otherLanguage: 'acme-es',
  };
  const change = (as: string, body: object, query = '') =>
    patch(as, query || `/${acme.id}`, { ...body, _status: 'published' });
  assert.equal((await change('agency', set)).status, 200);
  const record = async () => (await storedBusiness(payload, acme.id)).record;
  const before = await record();
  assert.deepStrictEqual(
    [before.docId, before.linkPostEmail, before.options],
    [
      'acme-1',
      'https://leads.example/acme',
      { otherLanguage: 'acme-es', deliverTo: [{ webhook: 'https://hook.example/a' }] },
    ],
  );
  const taken = {
    docId: 'other-secret',
    linkPostEmail: 'https://evil.example',
    options__deliverTo: [{ id: '1', webhook: 'https://evil.example', mail: 'stranger@elsewhere.example' }],
    options__otherLanguage: null,
    reviewsId: 'other-secret',
  };
  await change('owner', taken);
  await change('owner', taken, '?where[id][exists]=true');
  await patch('owner', `/${acme.id}?draft=true&autosave=true`, taken);
  assert.deepStrictEqual(await record(), before);
  const read = await handle('GET', `/api/businesses/${acme.id}?draft=true`, { as: 'owner' });
  const list = await handle('GET', '/api/businesses/versions?limit=100', { as: 'owner' });
  for (const { text } of [read, list]) assert.doesNotMatch(text, /leads\.example|hook\.example|"docId"/);
  // A version of before the agency set them, and of after: hers are the texts, the agency's stay.
  const version = await oldestVersion(payload, acme.id);
  assert.equal((await handle('POST', `/api/businesses/versions/${version}`, { as: 'owner' })).status, 200);
  assert.deepStrictEqual(await record(), before);
  const twice = await change('agency', { docId: 'other-secret' });
  assert.equal(twice.status, 400, twice.text);
  assert.deepStrictEqual(await record(), before);
});

test('a copy for another customer starts without the contacts and reviews of the first one', async () => {
  const copy = await handle('POST', `/api/businesses/${acme.id}/duplicate`, { as: 'agency', body: {} });
  assert.equal(copy.status, 200, copy.text);
  const doc: any = await payload.findByID({ collection: 'businesses', id: copy.json.doc.id, draft: true });
  assert.deepStrictEqual(JSON.parse(doc.record).dbPrincipal, { name: 'acme' });
  assert.deepStrictEqual(
    [doc.reviewsId, doc.reviewsDocument, JSON.parse(doc.record).docId],
    [null, null, undefined],
  );
});
