import type { Site } from '@/lib/content';
import { pagesOf } from '@/lib/routing/site-pages';
import { scriptJson, structuredData } from '@/lib/seo/structured-data';

/** What the page at a path says to search engines and other machines. */
export const StructuredData = ({ site, path }: { site: Site; path: string }) => {
  const page = pagesOf(site).find((entry) => entry.path === path);
  return page ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(site, page)) }} /> : null;
};
