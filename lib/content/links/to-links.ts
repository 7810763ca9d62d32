import type { DirectoryLink, LinkedPicture, SocialLink } from './site-links';
import type { WireOf } from '@/lib/content/fields/field';
import type { branding } from '@/lib/content/gallery/picture-fields';
import type { businessListing, socialMedia } from './link-fields';
import { socialNetwork } from './networks';
import { compactMap, uniqueBy } from '@/lib/content/fields/compact';

type SocialMedia = WireOf<typeof socialMedia>;

export const toSocial = (media: SocialMedia): SocialLink[] =>
  uniqueBy(
    compactMap(media?.redes, ({ url, image, icon }) =>
      url ? { ...socialNetwork(url, icon), url, picture: image } : null,
    ),
    ({ url }) => url,
  );

export const toDirectories = (media: SocialMedia): DirectoryLink[] =>
  uniqueBy(
    compactMap(media?.directorios, ({ name, url, image }) =>
      url ? { name: name ?? (new URL(url).hostname || url.replace(/^\w+:/, '')), url, picture: image } : null,
    ),
    ({ url }) => url,
  );

export const toBranding = (entries: WireOf<typeof branding>): LinkedPicture | null => {
  const branding = entries?.[0];
  return branding?.activo && (branding.img || branding.link)
    ? { url: branding.link, picture: branding.img }
    : null;
};

export const toListing = (listing: WireOf<typeof businessListing>): LinkedPicture | null =>
  listing?.link || listing?.img ? { url: listing.link, picture: listing.img } : null;
