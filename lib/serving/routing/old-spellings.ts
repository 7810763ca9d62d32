import type { SiteRoutes } from '@/lib/content';
import { pagePathsOf } from '@/lib/site/pages/page-registry';
import { paths } from '@/lib/site/urls/paths';
import { looseSlug } from '@/lib/language/slug';

/** Names that other website builders give to these pages. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ...['index', 'home', 'default', 'welcome'].map((name) => [name, paths.home] as const),
  ...['about-us', 'our-story', 'who-we-are', 'company'].map((name) => [name, paths.about] as const),
  ...['our-services', 'what-we-do'].map((name) => [name, paths.services] as const),
  ...['contact-us', 'get-in-touch', 'free-estimate', 'request-an-estimate', 'estimate'].map(
    (name) => [name, paths.contact] as const,
  ),
  ...['photos', 'photo-gallery', 'portfolio', 'our-work', 'projects'].map(
    (name) => [name, paths.gallery] as const,
  ),
  ...['testimonials', 'customer-reviews'].map((name) => [name, paths.reviews] as const),
  ...['videos', 'video'].map((name) => [name, paths.videos] as const),
  ...['privacy-policy'].map((name) => [name, paths.privacy] as const),
]);

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/**
 * The page for a spelling of another platform: /index.html, /about-us, /contact.php, /services/deck-repair;
 * else null. Call it only for paths without a page and without a redirect.
 */
export const pageOfOldSpelling = (site: SiteRoutes, pathname: string): string | null => {
  const bare = pathname.replace(/\/+$/, '').replace(/\.(html?|php|aspx?)$/i, '');
  const segments = bare.split('/').slice(1).map(decoded);
  const [first, second] = segments;
  if (typeof first !== 'string' || segments.length > 2) return null;
  const slug = looseSlug(first);
  if (second !== undefined) {
    if (second === null || !['services', 'service', 'our-services'].includes(slug)) return null;
    const service = site.services.find((entry) => entry.slug && looseSlug(entry.slug) === looseSlug(second));
    return service?.slug ? paths.service(service.slug) : null;
  }
  const usual = usualNames.get(slug);
  if (usual) return usual;
  // /contact is the page itself, not an old spelling.
  if (bare === pathname.replace(/\/+$/, '')) return null;
  return pagePathsOf(site).find((path) => looseSlug(decoded(path.slice(1)) ?? '') === slug) ?? null;
};
