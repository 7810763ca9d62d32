import { randomBytes } from 'node:crypto';

// A preview is a site with an unguessable id that ends with its host's page id. Page ids contain no `~`.
const PREVIEW_ID = /^preview~[\w-]{22}~([\w-]{1,64})$/;

export const createPreviewId = (pageId: string): string =>
  `preview~${randomBytes(16).toString('base64url')}~${pageId}`;

export const isPreviewId = (id: string): boolean => PREVIEW_ID.test(id);

/** The page id of the host on which a preview is shown; other ids unchanged. */
export const hostedPageId = (id: string): string => PREVIEW_ID.exec(id)?.[1] ?? id;
