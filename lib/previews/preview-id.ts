import { randomBytes } from 'node:crypto';

// A preview is a site with an unguessable id, which ends with the page id of the site on whose host it is shown.
// Page ids contain no `~`, so no site is mistaken for a preview.
const PREVIEW_ID = /^preview~[\w-]{22}~([\w-]{1,64})$/;

export const createPreviewId = (pageId: string): string =>
  `preview~${randomBytes(16).toString('base64url')}~${pageId}`;

/** Whether this is a preview, which stores no leads and counts nothing. */
export const isPreviewId = (id: string): boolean => PREVIEW_ID.test(id);

/** The page id of the site on whose host a preview is shown; other ids unchanged. */
export const hostedPageId = (id: string): string => PREVIEW_ID.exec(id)?.[1] ?? id;
