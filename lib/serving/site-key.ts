import { createHash } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { servedSites, type ServedSites } from '@/lib/content/hosts/hosts';
import { noSettings } from '@/lib/content/hosts/served-sites';

// Browsers see internal paths, which must not contain page ids. A site key digests all settings that a page
// depends on, so that pages of another content server or origin are never served.

type Keys = { byPageId: Map<string, string>; byKey: Map<string, string> };

const known = new WeakMap<ServedSites, Keys>();

const pageSettings = (served: ServedSites, pageId: string) => {
  const { verification, analytics } = served.settings.get(pageId) ?? noSettings;
  return [verification, analytics];
};

const keys = (): Keys => {
  const served = servedSites();
  const before = known.get(served);
  if (before) return before;
  const { contentApiUrl, reviewsApiUrl, leadsKeepDays, turnstile, weatherApiUrl, speedShare } = env();
  const services = [turnstile !== null, weatherApiUrl !== null, speedShare];
  const setUp = [contentApiUrl, reviewsApiUrl, leadsKeepDays, ...services];
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

/** The first segment of a site's internal paths: 16 characters, or a preview's id. */
export const siteKeyOf = (pageId: string): string =>
  isPreviewId(pageId) ? pageId : (keys().byPageId.get(pageId) ?? '-');

/** The page id of a key; null when this deployment serves no such site. */
export const pageIdOfKey = (key: string): string | null =>
  isPreviewId(key) ? key : (keys().byKey.get(key) ?? null);
