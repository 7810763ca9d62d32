import path from 'node:path';
import { dataFolder, loggedLines, serverThat, startServer } from '@/test/server';
import { siteWith } from '@/test/site';

let lines: string[];
beforeEach(() => {
  lines = loggedLines('error');
  loggedLines('log');
});

const withRecordId = (recordId: string | null) =>
  siteWith({ reviews: { active: true, homeOnly: false, links: [], recordId } });

const start = async (environment: Record<string, string> = {}) => {
  startServer(environment);
  return {
    ...(await import('./index')),
    ...(await import('@/lib/content/reviews-service')),
    ...(await import('@/lib/serving/rendering/prerender')),
  };
};

const lists: Record<string, string> = { '/reviews/none': '[]' };

/** A content and reviews server. It answers with `status`, and adds `more` to each record. */
const contentServer = async () => {
  const answers = { status: 200, requests: [] as string[], more: {} };
  const url = await serverThat((request, response) => {
    answers.requests.push(request.url ?? '');
    response.writeHead(answers.status).end(
      request.url?.startsWith('/reviews/')
        ? (lists[request.url] ?? '[{"Date": "2026-03-14", "ReviewsStars": 5}]')
        : JSON.stringify({
            dbPrincipal: { name: 'From the server' },
            dbServices: [{ name: 'Roofs' }, { name: 'Contact' }],
            ...answers.more,
          }),
    );
  });
  return { answers, url };
};

test('without a content server the embedded records are used, and others do not exist', async () => {
  const { getFreshSite, getReviews } = await start();
  const value = { id: 'demo', name: 'Bluestem & Brush' };
  expect(await getFreshSite('demo')).toMatchObject({ state: 'found', value });
  expect(await getFreshSite('no-such-record')).toEqual({ state: 'gone' });
  expect((await getReviews(withRecordId('demo'))).length).toBeGreaterThan(10);
  for (const recordId of [null, 'minimal', '../demo', 'a/b', 'demo\u0000'])
    expect(await getReviews(withRecordId(recordId))).toEqual([]);
  expect(lines.every((line) => /^(content|reviews)\.read-failed /.test(line))).toBe(true);
});

test('a record comes from {base}/paginas/{page id}, its reviews from {base}/reviews/{docId}', async () => {
  const { answers, url } = await contentServer();
  const { getFreshSite, getReviews } = await start({ CONTENT_API_URL: `${url}/v1/`, REVIEWS_API_URL: url });
  expect(await getFreshSite('any_id')).toMatchObject({ state: 'found', value: { name: 'From the server' } });
  expect(await getReviews(withRecordId('doc/../1?x'))).toEqual([{ date: '2026-03-14', stars: 5 }]);
  expect(answers.requests).toEqual(['/v1/paginas/any_id', '/reviews/doc%2F..%2F1%3Fx']);
});

test('with a content server the embedded reviews are not used', async () => {
  const { getReviews } = await start({ CONTENT_API_URL: 'http://127.0.0.1:9' });
  expect(await getReviews(withRecordId('demo'))).toEqual([]);
});

test("a record's own reviews stand in for a list that is missing, empty or not known yet", async () => {
  const own = [{ date: '2026-03-02', stars: 4 }];
  const { url } = await contentServer();
  const { getReviews } = await start({ CONTENT_API_URL: url, REVIEWS_API_URL: url });
  expect(await getReviews({ ...withRecordId(null), ownReviews: own })).toEqual(own);
  const ofService = [{ date: '2026-03-14', stars: 5 }];
  expect(await getReviews({ ...withRecordId('acme'), ownReviews: own })).toEqual(ofService);
  expect(await getReviews({ ...withRecordId('none'), ownReviews: own })).toEqual(own);
  const away = await start({ CONTENT_API_URL: url, REVIEWS_API_URL: 'http://127.0.0.1:9' });
  expect(await away.getReviews({ ...withRecordId('other'), ownReviews: own })).toEqual(own);
});

test('the last good copies survive a restart while both servers are down', async () => {
  const { answers, url } = await contentServer();
  const environment = { CONTENT_API_URL: url, REVIEWS_API_URL: url };
  const before = await start(environment);
  await before.getFreshSite('demo');
  await before.getReviews(withRecordId('demo'));
  answers.status = 503;
  const after = await start(environment);
  const known = { state: 'found', value: { name: 'From the server' } };
  expect(await after.getCachedSite('demo')).toMatchObject(known);
  expect(await after.getReviews(withRecordId('demo'))).toHaveLength(1);
  expect(await after.revalidateSite('demo')).toMatchObject({ known, failure: 'status 503' });
});

test('only a change of a known field changes the date of a record', async () => {
  const { answers, url } = await contentServer();
  const changedAfter = async (more: object, upgrade = () => {}) => {
    answers.more = more;
    startServer({ CONTENT_API_URL: url });
    upgrade();
    const { revalidateSite, siteChangedAt } = await import('./index');
    await revalidateSite('demo');
    return siteChangedAt('demo');
  };
  expect(await changedAfter({})).toBeNull();
  expect(await changedAfter({ updatedAt: 5 })).toBeNull();
  const another = () =>
    jest.doMock('@/lib/content/record/parse-record', () => ({
      ...jest.requireActual('@/lib/content/record/parse-record'),
      parseRecord: () => ({ name: 'Another version' }),
    }));
  expect(await changedAfter({}, another)).toBeNull();
  jest.dontMock('@/lib/content/record/parse-record');
  expect(await changedAfter({ gallery: ['/assets/a.jpg'] })).toMatch(/^20/);
});

test('a record above RECORD_MAX_BYTES is not read: the last good copy stays, and the log names the limit', async () => {
  const { answers, url } = await contentServer();
  const { revalidateSite } = await start({ CONTENT_API_URL: url, RECORD_MAX_BYTES: '20000' });
  expect(await revalidateSite('demo')).toMatchObject({ known: { state: 'found' }, failure: null });
  answers.more = { dbHome: [{ text: 'x'.repeat(20_000) }] };
  const failure = 'the answer is larger than 20000 bytes, which RECORD_MAX_BYTES allows';
  const known = { state: 'found', value: { name: 'From the server', homeTexts: [] } };
  expect(await revalidateSite('demo')).toMatchObject({ known, failure });
  expect(lines).toContain(`content.read-failed site=demo reason="${failure}"`);
});

test("a build prerenders PAGE_ID's site and its services, or nothing while the content server is down", async () => {
  const { url } = await contentServer();
  const up = await start({ CONTENT_API_URL: url });
  expect(await up.sitesToPrerender()).toHaveLength(1);
  expect(await up.itemsToPrerender('service')()).toHaveLength(1);
  const empty = path.join(dataFolder(), 'empty');
  const down = await start({ CONTENT_API_URL: 'http://127.0.0.1:9', DATA_DIR: empty });
  const none = [down.sitesToPrerender, down.itemsToPrerender('service'), down.itemsToPrerender('project')];
  for (const listed of none) expect(await listed()).toEqual([]);
});
