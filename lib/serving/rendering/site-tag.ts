export const siteTag = (pageId: string): string => `site:${pageId}`;
