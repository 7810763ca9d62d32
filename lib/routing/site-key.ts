import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { servedSites, type ServedSites } from './hosts';

// Next shows a page's internal path to the browser (in headers and in the flight data of every page), and page ids are
// nobody's business: inside the app a site goes by a key. The key stands for all that a page is made with, so that a page
// made with another content server, another origin or another set-up (which the privacy page speaks of), at build time for
// example, is never taken for this one.

type Keys = { byPageId: Map<string, string>; byKey: Map<string, string> };

const known = new WeakMap<ServedSites, Keys>();

const keys = (): Keys => {
  const served = servedSites();
  const before = known.get(served);
  if (before) return before;
  const { contentApiUrl, reviewsApiUrl, leadsKeepDays, turnstile, weatherApiUrl } = env();
  const setUp = [contentApiUrl, reviewsApiUrl, leadsKeepDays, turnstile !== null, weatherApiUrl !== null];
  const byPageId = new Map(
    [...served.origins].map(([pageId, origin]) => [
      pageId,
      createHash('sha256')
        .update(JSON.stringify([pageId, origin, ...setUp]))
        .digest('base64url')
        .slice(0, 16),
    ]),
  );
  const made = { byPageId, byKey: new Map([...byPageId].map(([pageId, key]) => [key, pageId])) };
  known.set(served, made);
  return made;
};

/** The first segment of a served site's internal paths: 16 characters. */
export const siteKeyOf = (pageId: string): string => keys().byPageId.get(pageId) ?? '-';

/** The page id behind a key; null when this deployment serves no such site. */
export const pageIdOfKey = (key: string): string | null => keys().byKey.get(key) ?? null;
