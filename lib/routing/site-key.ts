import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { isPreviewId } from '@/lib/previews/preview-id';
import { servedSites, type ServedSites } from './hosts';
import { noSettings } from './site-entries';

// Browsers see a page's internal path, and must not see page ids: inside the app a site goes by a key. It is made of
// all that a page depends on, so that a page of another content server, origin or set-up is never taken for this one.

type Keys = { byPageId: Map<string, string>; byKey: Map<string, string> };

const known = new WeakMap<ServedSites, Keys>();

const pageSettings = (served: ServedSites, pageId: string) => {
  const { googleVerification, analytics } = served.settings.get(pageId) ?? noSettings;
  return [googleVerification, analytics];
};

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
        .update(JSON.stringify([pageId, origin, pageSettings(served, pageId), ...setUp]))
        .digest('base64url')
        .slice(0, 16),
    ]),
  );
  const made = { byPageId, byKey: new Map([...byPageId].map(([pageId, key]) => [key, pageId])) };
  known.set(served, made);
  return made;
};

/** The first segment of a site's internal paths: 16 characters, or the id of a preview, which only its own visitors see. */
export const siteKeyOf = (pageId: string): string =>
  isPreviewId(pageId) ? pageId : (keys().byPageId.get(pageId) ?? '-');

/** Null when this deployment serves no such site. */
export const pageIdOfKey = (key: string): string | null =>
  isPreviewId(key) ? key : (keys().byKey.get(key) ?? null);
