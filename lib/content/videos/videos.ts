import { furtherPages, type FurtherPage } from '@/lib/content/domain/further-pages';

/** `date`: ISO, of publication. */
export type VideoFacts = { title: string | null; date: string | null };
export type PromoVideo = { url: string; picture: string | null };

export const VIDEOS_PER_PAGE = 36;

export const toVideoPages = (ids: readonly string[]): FurtherPage[] =>
  furtherPages(Math.ceil(ids.length / VIDEOS_PER_PAGE));
