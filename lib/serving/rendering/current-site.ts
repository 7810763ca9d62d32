import 'server-only';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { site as siteParam } from 'next/root-params';
import { cache } from 'react';
import { rereadSites } from '@/lib/serving/instances/follow-changes';
import { pageIdOfKey } from '@/lib/serving/site-key';
import { getCachedSite, getFreshSite, type Site } from '@/lib/content';
import { pageSeconds } from '@/lib/content/lifetimes';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { knownReviews } from '@/lib/content/reviews-service';
import { withReviewPages } from '@/lib/content/reviews/review-pages';
import { isVercel } from '@/lib/platform/env';
import { loadKeptCoordinates } from '@/lib/site/weather/known-points';
import { readTag, siteTag } from '@/lib/serving/next/site-tags.mjs';

/** No-op cached read: sets the render's revalidate time and tags; without it Next keeps the page for ever. */
const setLifetime = (pageId: string, seconds: number, ...tags: string[]) =>
  unstable_cache(async () => true, ['lifetime', pageId, `${seconds}`], {
    tags: [siteTag(pageId), ...tags],
    revalidate: seconds,
  })();

const LATE_SECONDS = 2;

/** This render is repeated within seconds, because a record that it shows was late. */
export const renderAgainSoon = async (pageId: string): Promise<void> => {
  if (!isPreviewId(pageId)) await setLifetime(pageId, LATE_SECONDS);
};

const readSite = async (pageId: string) => {
  const copy = await getCachedSite(pageId);
  if (copy.state === 'found') void knownReviews(copy.value);
  return getFreshSite(pageId);
};

/** Null for a site that is gone. @throws Error without any copy */
const siteOfKey = async (key: string, seconds: number): Promise<Site | null> => {
  let pageId = pageIdOfKey(key);
  if (isVercel() && !pageId) {
    await rereadSites(0);
    pageId = pageIdOfKey(key);
    // Middleware may know a host seconds before this function does; Vercel would keep a 404.
    if (!pageId) throw new Error(`No site has the key ${key}`);
  }
  if (!pageId) return null;
  // Vercel's cache reads no times from tags.
  const readTags = isVercel() ? [] : [readTag()];
  const known = await readSite(pageId);
  // A page of a late copy is rendered again soon; lib/serving/next keeps no page of a preview.
  const lifetime = known.state === 'found' && known.isLate ? LATE_SECONDS : seconds;
  if (!isPreviewId(pageId)) await setLifetime(pageId, lifetime, ...readTags);
  if (known.state === 'gone') return null;
  if (known.state === 'unavailable') throw new Error(`No content for ${pageId}`);
  await loadKeptCoordinates(known.value);
  return known.value;
};

/** The site of this page, once per render. @throws Error without any copy: Next keeps the page that it has */
export const getSite = cache(async (): Promise<Site> => {
  const site = (await siteOfKey(await siteParam(), pageSeconds())) ?? notFound();
  return withReviewPages(site, await knownReviews(site));
});

type Params = { site: string };

/**
 * The GET handler of a site's file, which lacks root params. Null gives 404, not notFound(), which Next would
 * keep for a year.
 */
export const siteFile =
  <P extends Params>(
    answer: (site: Site, params: P) => Promise<Response | null> | Response | null,
    seconds: () => number = pageSeconds,
  ) =>
  async (_request: Request, context: { params: Promise<P> }): Promise<Response> => {
    const params = await context.params;
    const site = await siteOfKey(params.site, seconds());
    const file = site && (await answer(site, params));
    return (
      file ??
      new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    );
  };

export const textFile = (text: string, type = 'text/plain'): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

export const pngFile = (png: Uint8Array): Response =>
  new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
