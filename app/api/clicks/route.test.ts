import { dataFolderPerTest } from '@/test/data-folder';
import { startServer } from '@/test/site';

const data = dataFolderPerTest();

const start = async (environment: Record<string, string> = {}) => {
  startServer({ DATA_DIR: data.folder, ...environment });
  const { POST } = await import('./route');
  const { clickStore } = await import('@/lib/site/analytics/clicks');
  const { database } = await import('@/lib/platform/db');
  return {
    click: async (body: BodyInit, headers: Record<string, string> = {}) =>
      (
        await POST(
          new Request('http://a.example/api/clicks', {
            method: 'POST',
            body,
            duplex: 'half',
            headers: {
              host: 'a.example',
              origin: 'https://a.example',
              'user-agent':
                'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
              ...headers,
            },
          } as RequestInit),
        )
      ).status,
    counted: async () =>
      (await clickStore(await database()).since('2000-01-01')).map(({ site, kind, place, clicks }) => [
        site,
        kind,
        place,
        clicks,
      ]),
  };
};

test('clicks are counted by kind and place', async () => {
  const { click, counted } = await start();
  for (const body of [
    '{"kind":"call","place":"header"}',
    '{"kind":"call","place":"header"}',
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
  const call = '{"kind":"call","place":"header"}';
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

test('a body without Content-Length is not read to its end when it is too long', async () => {
  const { click, counted } = await start();
  let isLeft = false;
  let sent = 0;
  const long = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new TextEncoder().encode('{"kind":"call",'.repeat(10)));
      if (sent === 10_000) controller.close();
    },
    cancel: () => {
      isLeft = true;
    },
  });
  expect([await click(long), isLeft, await counted()]).toEqual([204, true, []]);
});

test('one network adds at most twenty clicks in ten minutes', async () => {
  const { click, counted } = await start();
  for (let n = 0; n < 25; n += 1)
    await click('{"kind":"call","place":"header"}', { 'x-forwarded-for': '192.0.2.1' });
  await click('{"kind":"call","place":"header"}', { 'x-forwarded-for': '192.0.2.2' });
  expect(await counted()).toEqual([['demo', 'call', 'header', 21]]);
});

test('a click is answered with 204 during an outage of the database', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(
    await (await start({ DATABASE_URL: 'file:/dev/null/x.db' })).click('{"kind":"call","place":"header"}'),
  ).toBe(204);
  expect(said).toHaveBeenCalledTimes(1);
});
