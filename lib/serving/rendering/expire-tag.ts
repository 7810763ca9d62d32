import 'server-only';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { monotonicNow } from '@/lib/serving/next/monotonic-time.mjs';

/** revalidateTag(tag, { expire: 0 }) outside of a request: the map is the one that Next's cache reads. */
export const expireTag = (tag: string): void => {
  const now = monotonicNow();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now });
};
