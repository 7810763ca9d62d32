import type { Metadata } from 'next';
import { hasPage } from '@/lib/content/domain/named';
import type { Site } from '@/lib/content/record/site';
import { textOn } from '@/lib/platform/colour';
import { tradeDrawing } from '@/lib/site/pictures/trade-icon';
import { mainColour } from '@/lib/site/theme/theme';
import { messagesOf } from '@/lib/site/messages';
import { originOf, settingsOfSite } from '@/lib/content/hosts/hosts';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { directSource } from '@/lib/site/urls/media-links';
import { cardPath, serverPaths } from '@/lib/site/urls/server-paths';
import { initialOf } from '@/lib/platform/text';
import type { PageTexts } from './page-texts';
import { CARD } from '@/lib/site/pictures/card-size';

const iconOf = (site: Site) => {
  if (site.favicon) return directSource(site.favicon);
  const background = mainColour(site.colours);
  const ink = textOn(background);
  const drawing = tradeDrawing(site);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${background}"/>`,
    ...(drawing
      ? [`<path fill-rule="evenodd" transform="translate(12 12) scale(1.67)" fill="${ink}" d="${drawing}"/>`]
      : [
          '<text x="32" y="45" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle"',
          ` fill="${ink}">${initialOf(site.name).replace(/[<>&]/g, '')}</text>`,
        ]),
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

type Options = {
  site: Site;
  page: string;
  texts: PageTexts;
  path?: string;
  languages?: NonNullable<Metadata['alternates']>['languages'] | null;
};

const sharing = ({ site, page, texts }: Options, path: string): Metadata => ({
  openGraph: {
    type: 'website',
    siteName: site.name,
    title: texts.shareTitle,
    description: texts.shareDescription,
    url: path,
    locale: messagesOf(site).locale.replace('-', '_'),
    images: [{ url: cardPath(path), width: CARD.width, height: CARD.height, alt: `${page} | ${site.name}` }],
  },
  twitter: { card: 'summary_large_image' },
});

const verificationOf = ({ id }: Site): Metadata => {
  const { verification } = settingsOfSite(id);
  return Object.keys(verification).length > 0 ? { verification: { other: verification } } : {};
};

/** On every page, because feed readers look for it in any. */
const feedLink = (site: Site) =>
  site.articles.some((article) => article.date !== null && hasPage(article))
    ? { types: { 'application/atom+xml': serverPaths.feed } }
    : {};

/** Title, description, robots and favicon of a page (docs/specification.md#31-title-and-metadata). */
export const pageMetadata = (options: Options): Metadata => {
  const { site, texts, path, languages } = options;
  return {
    manifest: serverPaths.manifest,
    metadataBase: new URL(originOf(site.id)),
    title: texts.title,
    description: texts.description,
    robots:
      path === undefined || isPreviewId(site.id)
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large' },
    icons: { icon: iconOf(site), apple: serverPaths.appleIcon },
    ...(path !== undefined && {
      alternates: { canonical: path, ...(languages && { languages }), ...feedLink(site) },
      ...sharing(options, path),
    }),
    ...verificationOf(site),
    formatDetection: { telephone: false },
  };
};
