import { dataFolder, serverThat, startServer, writeIn } from '@/test/server';
import { recordOf } from '@/test/records';

const TOKEN = 'a-token-of-some-length';
const record = recordOf({ name: 'Acme Painting', phones: ['303-555-0123'] });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

type Answer = { id: string; url: string; expires: string; message: string };

const start = async (environment: Record<string, string> = {}) => {
  const sites = writeIn(dataFolder(), 'sites.json', { 'www.a.example': 'demo', 'www.b.example': 'minimal' });
  startServer({ SITES_FILE: sites, PREVIEW_TOKEN: TOKEN, ...environment });
  const { GET, POST } = await import('./route');
  const { PUT } = await import('./[id]/route');
  const { pageIdOfRequest } = await import('@/lib/content/hosts/site-of-request');
  const { getCachedSite, getFreshSite, getSiteRoutes } = await import('@/lib/content');
  const requestOf = (method: string, body: unknown, { host = 'www.a.example', token = TOKEN } = {}) => {
    const headers = { host, authorization: `Bearer ${token}` };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Request('http://x.example/api/preview', { method, headers, body: text });
  };
  const read = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as Answer) });
  const post = async (body: unknown, from = {}) => read(await POST(requestOf('POST', body, from)));
  const put = async (id: string, body: unknown, from = {}) =>
    read(await PUT(requestOf('PUT', body, from), { params: Promise.resolve({ id }) }));
  const nameOf = async (id: string) => {
    const known = await getFreshSite(id);
    return known.state === 'found' ? known.value.name : known.state;
  };
  const open = (query: string, host = 'www.a.example') => {
    const answer = GET(new Request(`http://x.example/api/preview${query}`, { headers: { host } }));
    const cookie = answer.headers.get('set-cookie') ?? '';
    return { status: answer.status, cookie, location: answer.headers.get('location') };
  };
  return { post, put, open, nameOf, pageIdOfRequest, getCachedSite, getSiteRoutes };
};

const queryOf = (url: string) => new URL(url).search;

test('a record gets a link that opens its preview on the host of the request, and on no other', async () => {
  const { post, open, pageIdOfRequest, getCachedSite } = await start();
  const { status, url } = await post({ record });
  expect([status, new URL(url).origin]).toEqual([200, 'https://www.a.example']);
  const { cookie } = open(queryOf(url));
  expect(cookie).toMatch(/^mainstreet-preview=[^;]+; Path=\/; Max-Age=6047\d\d; HttpOnly; SameSite=Lax$/);
  const sent = `other=1; ${cookie.split(';')[0] ?? ''}`;
  const id = pageIdOfRequest('www.a.example', sent) ?? '';
  expect(await getCachedSite(id)).toMatchObject({ state: 'found', value: { name: 'Acme Painting' } });
  expect(pageIdOfRequest('www.b.example', sent)).toBe('minimal');
  expect(pageIdOfRequest('nobody.example', sent)).toBeNull();
  expect(open(queryOf(url), 'www.b.example')).toMatchObject({ status: 404, cookie: '' });
  expect((await getCachedSite('demo')).state).toBe('found');
  expect(await getCachedSite('demo')).not.toMatchObject({ value: { name: 'Acme Painting' } });
});

test('a preview is shown in another look as well; the public site is not', async () => {
  const { post, open } = await start();
  const { resolveRequest } = await import('@/lib/serving/routing/resolve-request');
  const { getCachedSite } = await import('@/lib/content');
  const { cookie, location } = open(`${queryOf((await post({ record })).url)}&look=poster`);
  expect(location).toBe('/?look=poster');
  const shown = async (search: string, cookies: string) => {
    const page = { method: 'GET', host: 'www.a.example', pathname: '/', search, cookies, acceptLanguage: '' };
    const answer = await resolveRequest(page);
    const key = answer.kind === 'rewrite' ? (answer.path.split('/')[1] ?? '') : '';
    const site = await getCachedSite(key.startsWith('preview~') ? key : 'demo');
    return site.state === 'found' && [site.value.name, site.value.look];
  };
  const sent = cookie.split(';')[0] ?? '';
  expect(await shown('?look=poster', sent)).toEqual(['Acme Painting', 'poster']);
  expect(await shown('?look=journal&x=1', sent)).toEqual(['Acme Painting', 'journal']);
  for (const search of ['', '?look=', '?look=Poster', '?look=../demo'])
    expect(await shown(search, sent)).toEqual(['Acme Painting', 'classic']);
  const demo = await getCachedSite('demo');
  expect(await shown('?look=poster', '')).toEqual(
    demo.state === 'found' && [demo.value.name, demo.value.look],
  );
});

test('`site` decides the host', async () => {
  const { post } = await start();
  expect(new URL((await post({ record, site: 'minimal' })).url).origin).toBe('https://www.b.example');
  expect((await post({ record, site: 'not-served' }, { host: 'nobody.example' })).status).toBe(400);
});

test('a forged, foreign or expired cookie shows the public site', async () => {
  const { post, pageIdOfRequest } = await start();
  const token = new URL((await post({ record })).url).searchParams.get('token') ?? '';
  const [id = '', time = '', signature = ''] = token.split('.');
  const { createPreviewToken } = await import('@/lib/content/previews/preview-token');
  const shown = (value: string) => pageIdOfRequest('www.a.example', `mainstreet-preview=${value}`);
  expect(shown(token)).toBe(id);
  for (const forged of [
    '',
    id,
    `${id}.${time}`,
    `${id}.${Number(time) + 1}.${signature}`,
    `${id}.${time}.${signature.slice(0, -1)}`,
    `${id.replace('~demo', '~minimal')}.${time}.${signature}`,
    `${token}.`,
    `demo.${time}.${signature}`,
    createPreviewToken(id, Date.now() + 10_000, 'another-token-of-length'),
    createPreviewToken(id, Date.now() - 1, TOKEN),
    createPreviewToken('demo', Date.now() + 10_000, TOKEN),
  ])
    expect(shown(forged)).toBe('demo');
});

test('a request without the token is refused; without PREVIEW_TOKEN previews are off', async () => {
  const { post } = await start();
  expect((await post({ record }, { token: 'x' })).status).toBe(401);
  expect((await (await start({ PREVIEW_TOKEN: '' })).post({ record }, { token: '' })).status).toBe(404);
});

test('an unusable, too large or non-JSON record is refused with the reason', async () => {
  const { post } = await start({ RECORD_MAX_BYTES: '10000' });
  expect(await post({ record: { name: 'x' } })).toMatchObject({
    status: 422,
    findings: [{ severity: 'error', code: 'no-record' }],
  });
  expect(await post({ record: { ...record, labels: 'x'.repeat(12_000) } })).toMatchObject({ status: 413 });
  for (const body of ['', '[]', '{}', '{"site":"../x"}']) expect((await post(body)).status).toBe(400);
  expect(await post({ record: { ...record, dbPrinzipal: 1 } })).toMatchObject({
    status: 200,
    findings: expect.arrayContaining([expect.objectContaining({ field: 'dbPrinzipal' })]),
    understood: { country: 'US', trade: { type: expect.any(String) } },
  });
});

test('`site` alone shows the draft of the content server', async () => {
  const asked: (string | undefined)[] = [];
  let isUp = true;
  const content = await serverThat((request, response) => {
    if (!isUp) return response.destroy();
    asked.push(request.url);
    const status = request.url === '/paginas/minimal?draft=1' ? 200 : 404;
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(record));
  });
  const { post, open, pageIdOfRequest, getCachedSite } = await start({ CONTENT_API_URL: content });
  const { url } = await post({ site: 'minimal' });
  const { cookie } = open(queryOf(url), 'www.b.example');
  const id = pageIdOfRequest('www.b.example', cookie.split(';')[0] ?? '') ?? '';
  expect(await getCachedSite(id)).toMatchObject({ value: { name: 'Acme Painting' } });
  expect((await post({ site: 'demo' })).status).toBe(404);
  expect(asked).toEqual(['/paginas/minimal?draft=1', '/paginas/demo?draft=1']);
  isUp = false;
  expect((await post({ site: 'demo' })).status).toBe(502);
});

test('an editor’s frame gets a cookie of its own over TLS', async () => {
  const { post } = await start({ PREVIEW_FRAME_ANCESTORS: 'https://editor.example' });
  const query = queryOf((await post({ record })).url);
  const { GET } = await import('./route');
  const headers = { host: 'www.a.example', 'x-forwarded-proto': 'https' };
  const answer = GET(new Request(`http://x.example/api/preview${query}`, { headers }));
  expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/);
  // Ended there, the editor would show the public page in the draft's place.
  const end = (more: object) =>
    GET(new Request('http://x.example/api/preview?end', { headers: { ...headers, ...more } }));
  expect(end({ 'sec-fetch-dest': 'iframe' }).headers.get('set-cookie')).toBeNull();
  expect(end({ 'sec-fetch-dest': 'document' }).headers.get('set-cookie')).toMatch(/Max-Age=0/);
});

test('the oldest preview of a business ends when it has more than 20, and no other business’s', async () => {
  const { post, getCachedSite } = await start();
  const { savePreview, MAX_PREVIEWS } = await import('@/lib/content/previews/preview-store');
  const { createPreviewId } = await import('@/lib/content/domain/preview-id');
  const { id: first } = await post({ record });
  const { id: second } = await post({ record });
  const { id: other } = await post({ record }, { host: 'www.b.example' });
  const expiresAt = Date.now() + 60_000;
  for (let number = 2; number <= MAX_PREVIEWS; number += 1) {
    const preview = { id: createPreviewId('demo'), document: record, expiresAt };
    await savePreview(preview, Date.now() + 1_000 + number);
  }
  const known = await Promise.all([first, second, other].map(getCachedSite));
  expect(known.map(({ state }) => state)).toEqual(['gone', 'found', 'found']);
});

test('while the hosts are unknown, previews of other sites are answered with 503 and Retry-After', async () => {
  startServer({ PREVIEW_TOKEN: TOKEN, SITE_URL: 'https://own.example' }, { areHostsKnown: false });
  const { GET, POST } = await import('./route');
  const request = (host: string, query = '', init: RequestInit = {}) => {
    const headers = { host, authorization: `Bearer ${TOKEN}` };
    return new Request(`http://x.example/api/preview?${query}`, { ...init, headers });
  };
  const post = (host: string, site?: string) =>
    POST(request(host, '', { method: 'POST', body: JSON.stringify({ record, site }) }));
  const get = (host: string, query: string) => GET(request(host, query));
  const others = [await post('other.example'), await post('own.example', 'other')];
  for (const answer of [...others, get('other.example', 'token=x')])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const own = await post('own.example');
  const { search } = new URL(((await own.json()) as { url: string }).url);
  expect([own.status, get('own.example', search.slice(1)).status]).toEqual([200, 303]);
  expect(get('own.example', 'token=x').status).toBe(404);
});

describe('PUT', () => {
  const asItWas = { record: recordOf({ name: 'As It Was' }) };

  test('another record shows under the same link at the next view, with addresses of its own', async () => {
    const { post, put, nameOf, getSiteRoutes } = await start();
    const { id, url, expires } = await post(asItWas);
    expect(await nameOf(id)).toBe('As It Was');
    const changed = recordOf({ name: 'As It Is Now', services: ['Roof Repair'] });
    expect(await put(id, { record: changed })).toMatchObject({ status: 200, id, url, expires });
    expect(await nameOf(id)).toBe('As It Is Now');
    expect(JSON.stringify(await getSiteRoutes(id))).toContain('Roof Repair');
  });

  test('what cannot be shown is refused with the reason, and the preview stays', async () => {
    const { post, put, nameOf } = await start();
    const { id } = await post(asItWas);
    const findings = [{ severity: 'error', code: 'no-record' }];
    expect(await put(id, { record: { name: 'x' } })).toMatchObject({ status: 422, findings });
    expect(await put(id, { site: 'demo' })).toMatchObject({ status: 400 });
    expect(await put(id, { record }, { token: 'wrong' })).toMatchObject({ status: 401 });
    expect(await nameOf(id)).toBe('As It Was');
  });

  test.each(['demo', 'preview~', `preview~${'a'.repeat(22)}~demo`, `preview~${'a'.repeat(22)}~not-served`])(
    '%s is no preview: 404, and nothing is made',
    async (id) => {
      const { put, nameOf } = await start();
      expect(await put(id, { record })).toMatchObject({ status: 404 });
      expect(await nameOf(id)).not.toBe('Acme Painting');
    },
  );
});

test('while the database is away, what was shown last stays', async () => {
  const { post, nameOf } = await start();
  const { id } = await post({ record });
  expect(await nameOf(id)).toBe('Acme Painting');
  const { database } = await import('@/lib/platform/db');
  jest.spyOn(await database(), 'all').mockRejectedValue(new Error('away'));
  expect(await nameOf(id)).toBe('Acme Painting');
  expect(await nameOf(`preview~${'a'.repeat(22)}~demo`)).toBe('unavailable');
});
