/** The cache tag of every page of a site. */
export const siteTag = (pageId: string): string => `site:${pageId}`;
