import { countingServer } from '@/test/counting-requests';

const startCounting = countingServer('clicks', () => import('./route'));
const start = async (environment: Record<string, string> = {}) => {
  const { post: click, database } = await startCounting(environment);
  const { clickStore } = await import('@/lib/site/analytics/clicks');
  const counted = async () => {
    const rows = await clickStore(await database()).since('2000-01-01');
    return rows.map(({ site, kind, place, clicks }) => [site, kind, place, clicks]);
  };
  return { click, counted };
};
const call = '{"kind":"call","place":"header"}';

test('clicks are counted by kind and place', async () => {
  const { click, counted } = await start();
  for (const body of [
    call,
    call,
    '{"kind":"message","place":"floating"}',
    '{"kind":"call","place":"somewhere"}',
  ])
    expect(await click(body)).toBe(204);
  expect(await counted()).toEqual([
    ['demo', 'call', 'header', 2],
    ['demo', 'call', 'other', 1],
    ['demo', 'message', 'floating', 1],
  ]);
});

test("requests that are no visitor's click are not counted, and get the same answer", async () => {
  const { click, counted } = await start();
  for (const body of [
    '',
    'x',
    '[]',
    '{"kind":"mail","place":"header"}',
    `{"kind":"call","place":"header","x":"${'x'.repeat(600)}"}`,
  ])
    expect(await click(body)).toBe(204);
  expect(await click(call, { origin: 'https://evil.example' })).toBe(204);
  expect(await click(call, { 'user-agent': 'Googlebot/2.1' })).toBe(204);
  expect(await counted()).toEqual([]);
});

test('one network adds at most twenty clicks in ten minutes', async () => {
  const { click, counted } = await start();
  for (let n = 0; n < 25; n += 1) await click(call, { 'x-forwarded-for': '192.0.2.1' });
  await click(call, { 'x-forwarded-for': '192.0.2.2' });
  expect(await counted()).toEqual([['demo', 'call', 'header', 21]]);
});

test('a click is answered with 204 during an outage of the database', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { click } = await start({ DATABASE_URL: 'file:/dev/null/x.db' });
  expect(await click(call)).toBe(204);
  expect(said).toHaveBeenCalledTimes(1);
});
