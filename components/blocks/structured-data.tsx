import type { Site } from '@/lib/content';
import { toOpeningHoursSpecification, weeklyHours } from '@/lib/opening-hours';
import { pagesOf } from '@/lib/pages/page-registry';
import { scriptJson, structuredData } from '@/lib/seo/structured-data';

/** What the page at a path says to search engines and other machines. */
export const StructuredData = ({ site, path }: { site: Site; path: string }) => {
  const page = pagesOf(site).find((entry) => entry.path === path);
  if (!page) return null;
  const graph = structuredData(site, page, toOpeningHoursSpecification(weeklyHours(site.openingHours)));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />;
};
