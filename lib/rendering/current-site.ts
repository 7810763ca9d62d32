import 'server-only';
import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import { site as siteParam } from 'next/root-params';
import { cache } from 'react';
import { pageIdOfKey } from '@/lib/routing/site-key';
import { getFreshSite, type Site } from '@/lib/content';
import { pageSeconds, pictureSeconds } from '@/lib/content/lifetimes';
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

/**
 * The site that this page belongs to, once per render.
 * @throws Error when nothing is known of it (an outage without a last good copy: Next then keeps the page it has).
 */
export const getSite = cache(async (): Promise<Site> => siteOfKey(await siteParam()));

/**
 * The site of a key, for route handlers: they have params, but no root params. Throws as `getSite` does.
 * @param seconds the lifetime of the answer
 */
export const siteOfKey = async (key: string, seconds = pageSeconds()): Promise<Site> => {
  const pageId = pageIdOfKey(key);
  if (!pageId) notFound();
  await setLifetime(pageId, seconds);
  const known = await getFreshSite(pageId);
  if (known.state === 'gone') notFound();
  if (known.state === 'unavailable') throw new Error(`No content for ${pageId}`);
  return known.value;
};

/** As `siteOfKey`, for a picture that is drawn of the site. */
export const siteOfPicture = (key: string): Promise<Site> => siteOfKey(key, pictureSeconds());

/** The site for a page that a call-only site does not have: middleware hides it there, and so does the page itself. */
export const getSiteWithPages = async (): Promise<Site> => {
  const site = await getSite();
  return site.callOnly ? notFound() : site;
};
