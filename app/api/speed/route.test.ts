import { dataFolderPerTest } from '@/test/data-folder';
import { startServer } from '@/test/site';

const data = dataFolderPerTest();

const start = async (environment: Record<string, string> = {}) => {
  startServer({ DATA_DIR: data.folder, ...environment });
  const { POST } = await import('./route');
  const { database } = await import('@/lib/platform/db');
  const { readMetrics } = await import('@/lib/operations/monitoring/site-metrics');
  return {
    send: async (body: BodyInit, headers: Record<string, string> = {}) =>
      (
        await POST(
          new Request('http://a.example/api/speed', {
            method: 'POST',
            body,
            headers: {
              host: 'a.example',
              origin: 'https://a.example',
              'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
              ...headers,
            },
          }),
        )
      ).status,
    counted: async () =>
      (
        await (
          await database()
        ).all('select site, measure, up_to, views from page_speed order by measure, up_to')
      ).map(({ site, measure, up_to: upTo, views }) => [site, measure, Number(upTo), Number(views)]),
    metrics: async () => (await readMetrics()).text,
  };
};

const view = { path: '/about', device: 'phone', lcp: 1_400, inp: 48, cls: 0 };

test('a view is counted by day and bucket, and in the metrics by kind, look and device', async () => {
  const { send, counted, metrics } = await start();
  for (const body of [view, view, { ...view, path: '/', lcp: 99_000, inp: undefined }])
    expect(await send(JSON.stringify(body))).toBe(204);
  expect(await counted()).toEqual([
    ['demo', 'cls', 1, 3],
    ['demo', 'inp', 50, 2],
    ['demo', 'lcp', 1_500, 2],
    ['demo', 'lcp', 30_000, 1],
  ]);
  const text = await metrics();
  expect(text).toContain(
    'mainstreet_largest_paint_seconds_count{kind="about",look="classic",device="phone"} 2',
  );
  expect(text).toContain(
    'mainstreet_interaction_seconds_sum{kind="about",look="classic",device="phone"} 0.096',
  );
  expect(text).toContain('mainstreet_layout_shift_count{kind="home",look="classic",device="phone"} 1');
});

test('an address without a page has one name in the metrics', async () => {
  const { send, metrics } = await start();
  for (const path of ['/nothing', '/no-page', '//evil.example/', 'about'])
    await send(JSON.stringify({ ...view, path }));
  expect(await metrics()).toContain('_seconds_count{kind="not-found",look="classic",device="phone"} 4');
});

test.each<[string, string, Record<string, string>]>([
  ['nothing', '', {}],
  ['no JSON', 'x', {}],
  ['a list', '[]', {}],
  ['no measure', '{"path":"/","device":"phone"}', {}],
  ['a device of its own', JSON.stringify({ ...view, device: 'x' }), {}],
  ['values that are no times', '{"path":"/","device":"phone","lcp":-1,"inp":"5","cls":1e300}', {}],
  ['a long body', JSON.stringify({ ...view, path: '/'.repeat(600) }), {}],
  ['another site', JSON.stringify(view), { origin: 'https://evil.example' }],
  ['a robot', JSON.stringify(view), { 'user-agent': 'Googlebot/2.1' }],
  ['Global Privacy Control', JSON.stringify(view), { 'sec-gpc': '1' }],
])('%s is not counted, with the same answer', async (_name, body, headers) => {
  const { send, counted } = await start();
  expect(await send(body, headers)).toBe(204);
  expect(await counted()).toEqual([]);
});

test('nothing is counted where the operator has switched it off', async () => {
  const { send, counted } = await start({ SPEED_SHARE: '0' });
  expect(await send(JSON.stringify(view))).toBe(204);
  expect(await counted()).toEqual([]);
});

test('without the database the answer is the same', async () => {
  const { send } = await start({ DATABASE_URL: 'file:/dev/null/x.db' });
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await send(JSON.stringify(view))).toBe(204);
  expect(said).toHaveBeenCalledTimes(1);
});

test.each([
  ['one IPv4 address', () => '203.0.113.9', 8],
  ['one /64', (index: number) => `2001:db8:1:2::${index}`, 8],
  ['one /56', (index: number) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::1`, 16],
  ['one /48', (index: number) => `2001:db8:1:${index}00::1`, 32],
])('of 80 views in a day, at most a few of %s count', async (_name, addressOf, most) => {
  const { send, counted } = await start({ TRUSTED_PROXIES: '1' });
  for (let index = 0; index < 80; index += 1)
    await send(JSON.stringify({ ...view, inp: undefined, cls: undefined }), {
      'x-forwarded-for': addressOf(index),
    });
  expect(await counted()).toEqual([['demo', 'lcp', 1_500, most]]);
});
