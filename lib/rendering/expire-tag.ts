import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * As revalidateTag(tag, { expire: 0 }), which works inside a request only: every page with this tag is made anew at its next view.
 * Next's own module is external to all bundles, so this is the map that its cache reads.
 */
export const expireTag = (tag: string): void => {
  const now = Date.now();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now });
};
