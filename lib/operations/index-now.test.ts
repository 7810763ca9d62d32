import { json } from 'node:stream/consumers';
import { dataFolder, serverThat, startServer, writeIn } from '@/test/server';
import { databaseKinds, useDatabase } from '@/test/databases';
import { recordOf, type Given } from '@/test/records';

const KEY = 'abcdef0123456789';
type Told = { host: string; key: string; keyLocation: string; urlList: string[] };

describe.each(databaseKinds)('with %s', (_kind, startDatabase) => {
  const opened = useDatabase(startDatabase, 'announced_records');
  let contentUrl: string;
  let engineUrl: string;
  let given: Given;
  let status: number;
  const told: Told[] = [];

  beforeAll(async () => {
    contentUrl = await serverThat((_, response) => response.end(JSON.stringify(recordOf(given))));
    engineUrl = await serverThat(async (request, response) => {
      const sent = (await json(request)) as Told;
      if (status === 200) told.push(sent);
      response.writeHead(status).end();
    });
  }, 60_000);
  beforeEach(async () => {
    given = { name: 'Acme', services: ['Painting'] };
    status = 200;
    told.length = 0;
    for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
  });

  /** Another instance on the same database. @returns what it does with a record that it has read */
  const instance = async (host = 'https://acme.example') => {
    const file = writeIn(dataFolder(), 'sites.json', { 'acme.example': 'acme' });
    startServer({
      DATABASE_URL: opened.url,
      CONTENT_API_URL: contentUrl,
      ...(host.startsWith('https') ? { SITES_FILE: file } : { PAGE_ID: 'acme' }),
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: engineUrl,
    });
    const { announcer } = await import('./index-now');
    const announce = announcer(KEY);
    return () => announce('acme', recordOf(given));
  };

  test('a changed record is announced once, by one of two instances, and by none after a restart', async () => {
    const [one, other] = [await instance(), await instance()];
    await Promise.all([one(), other(), one()]);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      host: 'acme.example',
      key: KEY,
      keyLocation: `https://acme.example/${KEY}.txt`,
      urlList: expect.arrayContaining(['https://acme.example/', 'https://acme.example/painting']),
    });
    const restarted = await instance();
    await restarted();
    expect(told).toHaveLength(1);
    given = { name: 'Acme', services: ['Painting', 'Roofing'] };
    await Promise.all([one(), other()]);
    expect(told).toHaveLength(2);
    expect(told[1]?.urlList).toContain('https://acme.example/roofing');
  });

  test('what was not accepted is announced at the next read', async () => {
    const read = await instance();
    status = 503;
    await read();
    status = 200;
    await read();
    expect(told).toHaveLength(1);
  });

  test('a host without https is not announced', async () => {
    await (
      await instance('http://localhost')
    )();
    expect(told).toEqual([]);
  });
});

test.each([
  ['', 0],
  [KEY, 1],
])('with INDEXNOW_KEY %j a record that is read is looked at %i times', async (key, times) => {
  startServer({ INDEXNOW_KEY: key });
  (await import('./index-now')).startIndexNow();
  const { recordRead } = await import('@/lib/content/record-listeners');
  const { createPreviewId } = await import('@/lib/content/domain/preview-id');
  const look = jest.fn();
  const [field = ''] = Object.keys(recordOf({ name: 'Acme' }));
  // A preview, which is told to nobody.
  recordRead(createPreviewId('acme'), Object.defineProperty({}, field, { enumerable: true, get: look }));
  expect(look).toHaveBeenCalledTimes(times);
});
