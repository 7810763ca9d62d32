import { picturesOf } from '@/lib/content/record/choose-picture';
import type { Site } from '@/lib/content/record/site';
import { isColour } from '@/lib/platform/colour';
import { themeVariables } from '@/lib/site/theme/theme';

export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Fails when a site holds a link, picture, colour or text that a page must not print. */
export const expectSafe = (site: Omit<Site, 'id'>) => {
  const pictures = [site.favicon, site.qrPicture, ...Object.keys(site.captions), ...picturesOf(site)];
  const links = [
    ...site.places.map((place) => place.mapUrl),
    site.promoVideo?.url,
    site.videos.channelUrl,
    ...site.reviews.links,
    site.branding?.url,
    site.businessListing?.url,
    site.leadEndpoint,
  ];
  const colours = Object.values(site.colours).filter((colour) => colour !== null);
  const theme = Object.values(themeVariables(site.colours));
  // One expectation for all: thousands of them would take minutes.
  const flaws = {
    pictures: pictures.filter((picture) => picture && !/^(https?:\/\/|\/assets\/)/.test(picture)),
    links: links.filter((link) => link && !/^https?:\/\//.test(link)),
    outside: [...site.social, ...site.directories].filter(
      ({ url: link }) => !/^(https?:\/\/|tel:|mailto:)/.test(link),
    ),
    emails: site.emails.filter((email) => !/^[^\s@]+@[^\s@]+$/.test(email)),
    videos: site.videos.ids.filter((id) => !/^[\w-]{6,20}$/.test(id)),
    phones: site.phones.filter(({ digits: number }) => !/^(\d{10}|\+\d{8,15})(;ext=\d{1,7})?$/.test(number)),
    colours: colours.filter((colour) => !isColour(colour)),
    theme: theme.filter((colour) => !/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(colour)),
    strings: stringsIn(site).filter(
      (string) =>
        !string.isWellFormed() ||
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/.test(string),
    ),
  };
  expect(Object.entries(flaws).filter(([, found]) => found.length > 0)).toEqual([]);
};
