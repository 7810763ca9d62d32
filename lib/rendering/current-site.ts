import 'server-only';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { site as siteParam } from 'next/root-params';
import { cache } from 'react';
import { pageIdOfKey } from '@/lib/routing/site-key';
import { getCachedSite, getFreshSite, type Site } from '@/lib/content';
import { pageSeconds } from '@/lib/content/lifetimes';
import { knownReviews } from '@/lib/reviews';
import { siteTag } from './site-tag';

/**
 * No-op cached read: it sets this render's revalidate time and tag. The record itself is read past Next's cache, from the
 * stale-if-error cache; without this read Next would keep the page for ever.
 */
const setLifetime = (pageId: string, seconds: number) =>
  unstable_cache(async () => true, ['lifetime', pageId, `${seconds}`], {
    tags: [siteTag(pageId)],
    revalidate: seconds,
  })();

const LATE_SECONDS = 2;

/** The site's record; its reviews are asked for at the same time, so that a page waits for both servers at once. */
const readSite = async (pageId: string) => {
  const copy = await getCachedSite(pageId);
  if (copy.state === 'found') void knownReviews(copy.value.reviews.recordId);
  return getFreshSite(pageId);
};

/**
 * The site that this page belongs to, once per render.
 * @throws Error when nothing is known of it (an outage without a last good copy: Next then keeps the page it has).
 */
export const getSite = cache(async (): Promise<Site> => siteOfKey(await siteParam()));

/**
 * The site of a key, for route handlers: they have params, but no root params. Null when there is no such site; the answer has
 * its lifetime and its tag all the same.
 * @param seconds the lifetime of the answer
 * @throws Error when nothing is known of the site
 */
export const findSiteOfKey = async (key: string, seconds = pageSeconds()): Promise<Site | null> => {
  const pageId = pageIdOfKey(key);
  if (!pageId) return null;
  const known = await readSite(pageId);
  // A page made from a copy whose server is still answering is made again soon, with what it answers.
  await setLifetime(pageId, known.state === 'found' && known.isLate ? LATE_SECONDS : seconds);
  if (known.state === 'gone') return null;
  if (known.state === 'unavailable') throw new Error(`No content for ${pageId}`);
  return known.value;
};

/** The site of a key, for pages. Throws as `getSite` does. */
export const siteOfKey = async (key: string): Promise<Site> => (await findSiteOfKey(key)) ?? notFound();

/** The site for a page that a call-only site does not have: middleware hides it there, and so does the page itself. */
export const getSiteWithPages = async (): Promise<Site> => {
  const site = await getSite();
  return site.callOnly ? notFound() : site;
};
