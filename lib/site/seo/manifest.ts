import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/content';
import type { IconFile } from '@/lib/content/domain/addresses';
import { paths } from '@/lib/site/urls/paths';
import { isRightToLeft } from '@/lib/platform/text';
import { themeVariables } from '@/lib/site/theme/theme';
import { descriptionOf } from './page-metadata';

const icon = (file: IconFile, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

/** The web app manifest: how the site looks once it is added to a phone's home screen. */
export const manifest = (site: Site): MetadataRoute.Manifest => {
  const theme = themeVariables(site.colours);
  return {
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    name: site.name,
    short_name: site.name,
    description: descriptionOf(site),
    lang: site.language,
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
