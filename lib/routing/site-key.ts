import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { shared } from '@/lib/shared';
import { servedPageIds } from './hosts';

// Next shows a page's internal path to the browser (in the flight data of every page), and page ids are nobody's business:
// inside the app a site goes by a key made from its page id.

const keys = shared('site-keys', () => new LRUCache<string, string>({ max: 20_000 }));

/** The first segment of a site's internal paths: 16 characters, always the same for a page id. */
export const siteKeyOf = (pageId: string): string => {
  const known = keys.get(pageId);
  if (known) return known;
  const key = createHash('sha256').update(`site ${pageId}`).digest('base64url').slice(0, 16);
  keys.set(pageId, key);
  return key;
};

const byKey = shared('site-keys.reverse', (): { ids: ReadonlySet<string> | null; pageIds: Map<string, string> } => ({ ids: null, pageIds: new Map() }));

/** The page id behind a key; null when this deployment serves no such site. */
export const pageIdOfKey = (key: string): string | null => {
  const ids = servedPageIds();
  if (byKey.ids !== ids) {
    byKey.pageIds = new Map([...ids].map((id) => [siteKeyOf(id), id]));
    byKey.ids = ids;
  }
  return byKey.pageIds.get(key) ?? null;
};
