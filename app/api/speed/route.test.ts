import { countingServer } from '@/test/counting-requests';

const startCounting = countingServer('speed', () => import('./route'));
const start = async (environment: Record<string, string> = {}) => {
  const { post: send, database } = await startCounting(environment);
  const { readMetrics } = await import('@/lib/operations/monitoring/site-metrics');
  const select = 'select site, measure, up_to, views from page_speed order by measure, up_to';
  const counted = async () =>
    (await (await database()).all(select)).map((row) => [
      ...[row.site, row.measure],
      ...[row.up_to, row.views].map(Number),
    ]);
  return { send, counted, metrics: async () => (await readMetrics()).text };
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
  for (const [name, kind, value] of [
    ['largest_paint_seconds_count', 'about', 2],
    ['interaction_seconds_sum', 'about', 0.096],
    ['layout_shift_count', 'home', 1],
  ])
    expect(text).toContain(`mainstreet_${name}{kind="${kind}",look="classic",device="phone"} ${value}`);
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
