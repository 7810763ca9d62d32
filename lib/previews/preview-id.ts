import { randomBytes } from 'node:crypto';

// A preview is a site of its own, whose id nobody can guess and which ends with the page id of the site on whose host it is
// shown. Page ids have no `~`, so that no site is ever taken for a preview.
const PREVIEW_ID = /^preview~[\w-]{22}~([\w-]{1,64})$/;

/** A new id for a preview on the host of this site. */
export const createPreviewId = (pageId: string): string =>
  `preview~${randomBytes(16).toString('base64url')}~${pageId}`;

/** Is this the id of a preview, which takes no leads and counts nothing? */
export const isPreviewId = (id: string): boolean => PREVIEW_ID.test(id);

/** The page id of the site on whose host a preview is shown; every other id as it is. */
export const hostedPageId = (id: string): string => PREVIEW_ID.exec(id)?.[1] ?? id;
