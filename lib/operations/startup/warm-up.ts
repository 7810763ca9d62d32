import 'server-only';
import { getSiteCopy, type Site } from '@/lib/content';
import { endingAfter, exchange, statusOf } from '@/lib/platform/http/exchange';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { originOf, servedSites } from '@/lib/content/hosts/hosts';

const MAX_MS = 5_000;
const MAX_SITES = 10;
const MAX_PAGES = 4;

const firstKnownSite = async (): Promise<Site | null> => {
  for (const pageId of [...servedSites().origins.keys()].slice(0, MAX_SITES)) {
    const known = await getSiteCopy(pageId);
    if (known.state === 'found') return known.value;
  }
  return null;
};

/** Requests pages of a known site, because a process takes four times as long for its first. @throws Error */
export const warmUp = async (port: number): Promise<void> => {
  const site = await firstKnownSite();
  if (!site) return;
  const { host } = new URL(originOf(site.id));
  await endingAfter(MAX_MS, async (signal) => {
    for (const { path } of pagesOf(site).slice(0, MAX_PAGES))
      await exchange(
        `http://localhost:${port}${path}`,
        { headers: { host }, timeoutMs: MAX_MS, signal },
        statusOf,
      );
  });
};
