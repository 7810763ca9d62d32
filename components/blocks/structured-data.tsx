import type { Site } from '@/lib/content';
import { timeZoneOf } from '@/lib/language/geo/time-zone';
import {
  specialDays,
  toOpeningHoursSpecification,
  upcomingSpecialHours,
  weeklyHours,
} from '@/lib/language/opening-hours';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { scriptJson, structuredData } from '@/lib/site/seo/schema-graph';

export const StructuredData = ({ site, path }: { site: Site; path: string }) => {
  const page = pagesOf(site).find((entry) => entry.path === path);
  if (!page) return null;
  const [place] = site.places;
  const openingHours = toOpeningHoursSpecification(
    weeklyHours(site.openingHours, place && timeZoneOf(place)),
    specialDays(upcomingSpecialHours(site.specialHours)),
  );
  const graph = structuredData(page, openingHours);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />;
};
