import type { Metadata } from 'next';
import type { Site } from '@/lib/content';
import { opaque, textOn } from '@/lib/theme/colour';
import { originOf } from '@/lib/routing/hosts';
import { cut } from '@/lib/text';

const DESCRIPTION_LENGTH = 150;

/** SPEC section 2: the first 150 characters of the about text; without one, the next best words that the record has. */
const descriptionOf = (site: Site) => {
  const text = site.about.first.text || site.about.second.text || site.homeTexts[0] || site.heroText || [site.name, ...site.services.map((service) => service.name)].join(', ');
  return cut(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH);
};

/** The record's favicon, or the business's initial on its colour. */
const iconOf = (site: Site) => {
  if (site.favicon) return site.favicon;
  const background = opaque(site.colours.main ?? '#1d4457');
  const initial = [...new Intl.Segmenter().segment(site.name)][0]?.segment.toUpperCase().replace(/[<>&]/g, '') ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/><text x="32" y="45" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="${textOn(background)}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

type Options = { site: Site; page: string; /** Absent for a page that should not be found: not-found, or one without content. */ path?: string };

/** Title, description, robots and favicon of a page (SPEC section 2: 'page name | business name'). */
export const pageMetadata = ({ site, page, path }: Options): Metadata => ({
  metadataBase: new URL(originOf(site.id)),
  title: `${page} | ${site.name}`,
  description: descriptionOf(site),
  robots: path === undefined ? { index: false, follow: true } : { index: true, follow: true },
  icons: { icon: iconOf(site) },
  ...(path !== undefined && { alternates: { canonical: path } }),
  formatDetection: { telephone: false },
});
