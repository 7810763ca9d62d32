import type { Site } from '@/lib/content';
import { toOpeningHoursSpecification } from '@/lib/language/opening-hours/opening-hours-specification';
import { specialDays, upcomingSpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { weekOfBusiness } from '@/lib/language/opening-hours/status-line';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { scriptJson, structuredData } from '@/lib/site/seo/schema-graph';
import { coordinatesByAddress } from '@/lib/site/weather/known-points';

export const StructuredData = ({ site, path }: { site: Site; path: string }) => {
  const page = pagesOf(site).find((entry) => entry.path === path);
  if (!page) return null;
  const openingHours = toOpeningHoursSpecification(
    weekOfBusiness(site),
    specialDays(upcomingSpecialHours(site.specialHours)),
  );
  const graph = structuredData(page, openingHours, coordinatesByAddress(site));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />;
};
