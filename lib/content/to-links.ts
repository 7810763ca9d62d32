import type { DirectoryLink, LinkedPicture, Site, SocialLink } from '@/lib/content/domain/site';
import { mapPresent, uniqueBy } from './present';
import { socialNetwork } from './social-network';
import type { WireRecord } from './wire/wire-record';

type SocialMedia = WireRecord['dbSocialMedia'];

export const toSocial = (media: SocialMedia): SocialLink[] =>
  uniqueBy(
    mapPresent(media?.redes, ({ url, image, icon }) =>
      url ? { ...socialNetwork(url, icon), url, picture: image } : null,
    ),
    ({ url }) => url,
  );

export const toDirectories = (media: SocialMedia): DirectoryLink[] =>
  uniqueBy(
    mapPresent(media?.directorios, ({ name, url, image }) =>
      url ? { name: name ?? (new URL(url).hostname || url.replace(/^\w+:/, '')), url, picture: image } : null,
    ),
    ({ url }) => url,
  );

export const toPromoVideo = (videos: WireRecord['videosPromo']): Site['promoVideo'] => {
  const promo = videos?.[0];
  return promo?.activo && promo.link ? { url: promo.link, picture: promo.img } : null;
};

export const toBranding = (entries: WireRecord['brandingExtra']): LinkedPicture | null => {
  const branding = entries?.[0];
  return branding?.activo && (branding.img || branding.link)
    ? { url: branding.link, picture: branding.img }
    : null;
};

export const toListing = (listing: WireRecord['gmb']): LinkedPicture | null =>
  listing?.link || listing?.img ? { url: listing.link, picture: listing.img } : null;
