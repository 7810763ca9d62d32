export const linkKinds = ['booking', 'financing', 'quote', 'portal'] as const;
type LinkKind = (typeof linkKinds)[number];

/** `header`: an entry of the main menu. `callToAction`: a button beside the button that leads to the form. */
export const linkPlaces = ['header', 'callToAction'] as const;
export type LinkPlace = (typeof linkPlaces)[number];

/** `label`: null for the words of its kind. `embed`: its page is shown on this site, after a click. */
export type SiteLink = {
  kind: LinkKind;
  url: string;
  label: string | null;
  place: LinkPlace;
  newTab: boolean;
  embed: boolean;
};

/** More would push out the pages of the menu, or the button that leads to the form. */
export const MAX_IN_HEADER = 2;
export const MAX_BESIDE = 2;

export const embeddedLink = ({ links }: { links: readonly SiteLink[] }): SiteLink | null =>
  links.find(({ embed }) => embed) ?? null;

/** The origin of an embedded page; null for a host with characters that a policy would interpret. */
export const frameOrigin = (url: string): string | null => {
  const { origin } = new URL(url);
  return /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : null;
};

export type SocialLink = { name: string; network: string; url: string; picture: string | null };
export type DirectoryLink = { name: string; url: string; picture: string | null };
export type LinkedPicture = { url: string | null; picture: string | null };
