import type { MetadataRoute } from 'next';
import type { IconFile } from '@/lib/content/domain/addresses';
import { hasPage } from '@/lib/content/domain/named';
import type { Service } from '@/lib/content/services/services';
import type { Site } from '@/lib/content/record/site';
import { areaText, middleOf, placeTexts } from '@/lib/site/area';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { cut, escapeHtml, isRightToLeft } from '@/lib/platform/text';
import { labelOf } from '@/lib/site/pages/menu';
import { definitionOf, pageName, type PageKind, type SitePage } from '@/lib/site/pages/site-pages';
import { priceText } from '@/lib/site/price-texts';
import { hoursLines } from '@/lib/site/hours-texts';
import { themeVariables } from '@/lib/site/theme/theme';
import { paths } from '@/lib/site/pages/paths';
import { descriptionOf } from './page-texts';
import { absolute } from './schema-graph';

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${paths.sitemap}\n`;

/** @param recordChangedAt ISO date; null when no change was seen */
export const sitemap = (
  pages: readonly SitePage[],
  origin: string,
  recordChangedAt: string | null,
): string => {
  const entry = (page: SitePage) => {
    const changedAt = definitionOf(page).changedAt(page, recordChangedAt);
    const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + page.path)}</loc>${lastmod}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(entry),
    '</urlset>\n',
  ].join('\n');
};

const icon = (file: IconFile, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

export const manifest = (site: Site): MetadataRoute.Manifest => {
  const theme = themeVariables(site.colours);
  return {
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    name: site.name,
    short_name: site.name,
    description: descriptionOf(site),
    lang: languageTagOf(site),
    dir: isRightToLeft(site.name) ? 'rtl' : 'ltr',
    display: 'minimal-ui',
    theme_color: theme['--main'],
    background_color: theme['--page'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
};

const MAX_TEXT_LENGTH = 300;

/** On one line, with Markdown characters escaped. */
const line = (text: string) =>
  cut(text.replace(/\s+/g, ' ').trim(), MAX_TEXT_LENGTH).replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const section = (title: string, lines: string[]) =>
  lines.length ? `\n## ${title}\n\n${lines.map((entry) => `- ${entry}\n`).join('')}` : '';

const serviceLine = (site: Site, service: Service) => {
  const text = service.blocks.find((block) => block.text)?.text;
  const name =
    hasPage(service) && !site.callOnly
      ? `[${line(service.name)}](${absolute(site, paths.service(service.slug))})`
      : line(service.name);
  const prices = (service.prices ?? []).map((price) =>
    [price.name, priceText(site, price)].filter(Boolean).join(' '),
  );
  const named = prices.length > 0 ? `${name} (${line(prices.join('; '))})` : name;
  return text ? `${named}: ${line(text)}` : named;
};

const facts = (site: Site): string[] => {
  const { fact, seo } = messagesOf(site);
  const middle = site.places[0]?.address ?? middleOf(site);
  const hours = hoursLines(site, ' ').map(line).join('; ');
  return [
    ...site.phones.map(
      ({ display, label }) => `${fact.phone}: ${line(display)}${label ? ` (${line(label)})` : ''}`,
    ),
    ...site.emails.map((email) => `${fact.email}: ${email}`),
    ...site.places.map((place) => `${fact.address}: ${placeTexts(place).map(line).join('; ')}`),
    ...(site.serviceArea.cities.length ? [`${fact.serviceArea}: ${line(areaText(site))}`] : []),
    ...(site.milesCovered && middle ? [line(seo.around(site.milesCovered, middle, site.distanceUnit))] : []),
    ...(hours ? [`${fact.hours}: ${hours}`] : []),
    ...(site.paymentMethods ? [`${fact.payment}: ${line(site.paymentMethods)}`] : []),
    ...(site.licence ? [line(site.licence)] : []),
    ...site.registrations.map(({ label, number }) => line(`${label}: ${number}`)),
    ...(site.yearsOfExperience ? [fact.years(site.yearsOfExperience)] : []),
    ...site.links.map((link) => `[${line(labelOf(site, link))}](${link.url})`),
  ];
};

/** Services have a section of their own; further pages of a list are found from its first. */
const unlistedKinds: PageKind[] = ['service', 'galleryPage', 'articlePage', 'videoPage', 'reviewPage'];

export const llmsTxt = (site: Site, pages: readonly SitePage[]): string => {
  const { nav, seo } = messagesOf(site);
  const about = site.about.first.text || site.heroText;
  const links = pages
    .filter(({ kind }) => !unlistedKinds.includes(kind))
    .map((page) => `[${line(pageName(page))}](${absolute(site, page.path)})`);
  const services = site.services.map((service) => serviceLine(site, service));
  return [
    `# ${line(site.name)}\n`,
    about ? `\n> ${line(about)}\n` : '',
    section(seo.facts, facts(site)),
    section(nav.services, services),
    section(seo.pages, links),
  ].join('');
};
