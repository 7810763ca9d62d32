import { dataFolderPerTest } from '@/test/data-folder';
import { recordOf } from '@/test/records';
import { startServer } from '@/test/site';

const TOKEN = 'a-token-of-some-length';
const data = dataFolderPerTest();

type Answer = { id: string; url: string; expires: string; findings: unknown[]; message?: string };

const start = async () => {
  startServer({ DATA_DIR: data.folder, PREVIEW_TOKEN: TOKEN });
  const { POST } = await import('../route');
  const { PUT } = await import('./route');
  const { getFreshSite, getSiteRoutes } = await import('@/lib/content');
  const requestOf = (method: string, body: unknown, token = TOKEN) =>
    new Request('http://x.example/api/preview', {
      method,
      headers: { host: 'x.example', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const read = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as Answer),
  });
  const put = async (id: string, body: unknown, token?: string) =>
    read(await PUT(requestOf('PUT', body, token), { params: Promise.resolve({ id }) }));
  const post = async (record: unknown) => read(await POST(requestOf('POST', { record })));
  const nameOf = async (id: string) => {
    const known = await getFreshSite(id);
    return known.state === 'found' ? known.value.name : known.state;
  };
  return { post, put, nameOf, getSiteRoutes };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('another record shows under the same link at the next view, with addresses of its own', async () => {
  const { post, put, nameOf, getSiteRoutes } = await start();
  const { id, url, expires } = await post(recordOf({ name: 'As It Was' }));
  expect(await nameOf(id)).toBe('As It Was');
  const changed = recordOf({ name: 'As It Is Now', services: ['Roof Repair'] });
  expect(await put(id, { record: changed })).toMatchObject({ status: 200, id, url, expires });
  expect(await nameOf(id)).toBe('As It Is Now');
  expect(JSON.stringify(await getSiteRoutes(id))).toContain('Roof Repair');
});

test('what cannot be shown is refused with the reason, and the preview stays', async () => {
  const { post, put, nameOf } = await start();
  const { id } = await post(recordOf({ name: 'As It Was' }));
  expect(await put(id, { record: { name: 'x' } })).toMatchObject({
    status: 422,
    findings: [{ severity: 'error', code: 'no-record' }],
  });
  expect(await put(id, { site: 'demo' })).toMatchObject({ status: 400 });
  expect(await put(id, { record: recordOf({ name: 'A Stranger' }) }, 'wrong')).toMatchObject({ status: 401 });
  expect(await nameOf(id)).toBe('As It Was');
});

test.each(['demo', 'preview~', `preview~${'a'.repeat(22)}~demo`, `preview~${'a'.repeat(22)}~not-served`])(
  '%s is no preview: 404, and nothing is made',
  async (id) => {
    const { put, nameOf } = await start();
    expect(await put(id, { record: recordOf({ name: 'A Stranger' }) })).toMatchObject({ status: 404 });
    expect(await nameOf(id)).not.toBe('A Stranger');
  },
);

test('while the database is away, what was shown last stays', async () => {
  const { post, nameOf } = await start();
  const { id } = await post(recordOf({ name: 'As It Was' }));
  expect(await nameOf(id)).toBe('As It Was');
  const { database } = await import('@/lib/platform/db');
  jest.spyOn(await database(), 'all').mockRejectedValue(new Error('away'));
  expect(await nameOf(id)).toBe('As It Was');
  expect(await nameOf(`preview~${'a'.repeat(22)}~demo`)).toBe('unavailable');
});
