import { expect, test, type Sites } from '../fixtures';
import { biggestRecord, manyReviews } from '../support/biggest-records';
import { rawRequest } from '../support/raw-request';
import { openPagesOf } from '../support/routes';

const MAX_BYTES = 120_000;
const record = biggestRecord();
const contents = {
  biggest: { record },
  'without-service-pages': { record: { ...record, autoGntLandingFromService: false } },
  reviewed: { record, reviews: manyReviews(5_000) },
};

let sites: Sites;
test.beforeAll(async ({ startSites }) => {
  sites = await startSites(contents);
});

const ask = (name: keyof typeof contents, path: string) =>
  rawRequest(sites.server.port, { path, host: sites.hostOf(name) });

/** The first two pages of each kind, and its last one. */
const pagesOfEachKind = () => {
  const pages = openPagesOf(record);
  return pages
    .filter(({ kind }, index) => {
      const others = (some: typeof pages) => some.filter((page) => page.kind === kind).length;
      return others(pages.slice(0, index)) < 2 || others(pages.slice(index + 1)) === 0;
    })
    .map(({ path }) => path);
};

test('no page of the biggest records is above 120 kB', async () => {
  test.slow();
  for (const name of Object.keys(contents) as (keyof typeof contents)[])
    for (const path of pagesOfEachKind()) {
      const { status, body } = await ask(name, path);
      expect.soft([name, path, status]).toEqual([name, path, 200]);
      expect.soft(Buffer.byteLength(body), `${name} ${path}`).toBeLessThanOrEqual(MAX_BYTES);
      if (process.env.SHOW) console.log(name, path, Buffer.byteLength(body));
    }
});
