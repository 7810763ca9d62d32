import { LRUCache } from 'lru-cache';
import { entriesUpTo } from '@/lib/platform/entries-up-to';
import pLimit from 'p-limit';
import { checkRecordInTurns } from '@/lib/content/record/parse-record';
import { originOf } from '@/lib/content/hosts/hosts';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { fingerprintOfRecord, onRecordRead } from '@/lib/content/record-listeners';
import { knownReviews } from '@/lib/content/reviews-service';
import { database } from '@/lib/platform/db';
import { env, isVercel } from '@/lib/platform/env';
import { exchange, statusOf } from '@/lib/platform/http/exchange';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import { indexablePages } from '@/lib/site/pages/site-pages';

const TIMEOUT_MS = 10_000;
/** The protocol's limit per request. */
const MAX_URLS = 10_000;
const MAX_SITES = 20_000;

/** True for one instance per record: the instance that changes the row announces the record. */
const claim = async (pageId: string, fingerprint: string): Promise<boolean> => {
  const rows = await (
    await database()
  ).all(
    `insert into announced_records (site, fingerprint) values (?, ?)
     on conflict (site) do update set fingerprint = excluded.fingerprint
       where announced_records.fingerprint <> excluded.fingerprint
     returning site`,
    [pageId, fingerprint],
  );
  return rows.length > 0;
};

const release = async (pageId: string): Promise<void> =>
  void (await (await database()).run('delete from announced_records where site = ?', [pageId]));

/** Addresses of the record just read, because the content cache may still hold the previous record. */
const urlsOf = async (pageId: string, document: unknown, origin: string): Promise<string[]> => {
  const { site } = await checkRecordInTurns(document, pageId);
  const pages = indexablePages(site, await knownReviews(site));
  return pages.slice(0, MAX_URLS).map(({ path }) => origin + path);
};

/** Tells search engines which pages may have changed (indexnow.org). @throws Error unless they accept it */
const post = async (origin: string, key: string, urlList: string[]): Promise<void> => {
  const body = JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList,
  });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const options = { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS } as const;
  const status = await exchange(env().indexNowUrl, options, statusOf);
  if (status !== 200 && status !== 202) throw new Error(`status ${status}`);
};

const announce = async (
  pageId: string,
  document: unknown,
  fingerprint: string,
  key: string,
): Promise<void> => {
  const origin = originOf(pageId);
  if (!origin.startsWith('https:') || !(await claim(pageId, fingerprint))) return;
  try {
    const urls = await urlsOf(pageId, document, origin);
    await post(origin, key, urls);
    info('index-now', { site: pageId, pages: urls.length });
  } catch (error) {
    await release(pageId);
    throw error;
  }
};

/** Announces a changed record once for all instances. Never rejects. */
export const announcer = (key: string) => {
  const announced = new LRUCache<string, string>(entriesUpTo(MAX_SITES));
  const oneAtATime = pLimit(1);
  return async (pageId: string, document: unknown): Promise<void> => {
    const fingerprint = fingerprintOfRecord(document);
    if (isPreviewId(pageId) || announced.get(pageId) === fingerprint) return;
    announced.set(pageId, fingerprint);
    await oneAtATime(() => announce(pageId, document, fingerprint, key)).catch((error: unknown) => {
      announced.delete(pageId);
      warnOnce('index-now.failed', { site: pageId, reason: reasonOf(error) });
    });
  };
};

export const startIndexNow = (): void => {
  const { indexNowKey } = env();
  // A function of Vercel is frozen after its answer.
  if (!indexNowKey || isVercel()) return;
  const announceChange = announcer(indexNowKey);
  onRecordRead('index-now', (pageId, document) => void announceChange(pageId, document));
};
