// A preview is a site with an unguessable id, which ends with its host's page id. A look behind the page id
// replaces the look of the record. Page ids contain no `~`.
const PREVIEW_ID = /^(preview~[\w-]{22}~([\w-]{1,64}))(?:~([a-z]+))?$/;

/** 128 random bits, as base64url. */
const randomName = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

export const createPreviewId = (pageId: string): string => `preview~${randomName()}~${pageId}`;

export const isPreviewId = (id: string): boolean => PREVIEW_ID.test(id);

/** The page id of the host on which a preview is shown; other ids unchanged. */
export const hostedPageId = (id: string): string => PREVIEW_ID.exec(id)?.[2] ?? id;

/** The id under which a preview is stored, and the look that replaces its record's. */
export const partsOfPreview = (id: string): { stored: string; look: string | undefined } => {
  const [, stored = id, , look] = PREVIEW_ID.exec(id) ?? [];
  return { stored, look };
};
