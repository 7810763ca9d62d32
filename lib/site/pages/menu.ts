import { embeddedLink, type LinkPlace, type SiteLink } from '@/lib/content/links/site-links';
import type { Site } from '@/lib/content/record/site';
import { messagesOf } from '@/lib/site/messages';
import { paths } from './paths';
import { navigationOf, type NavigationItem } from './site-pages';

/** `lang`: language tag of an item that leads to another site and has that site's words. */
export type MenuItem = NavigationItem & { newTab?: true; lang?: string };

export type OtherLanguage = { href: string; tag: string; name: string };

/** The anchor of the section that embeds a link's page. */
export const EMBEDDED = 'online';

export const labelOf = (site: Site, { label, kind }: SiteLink): string =>
  label ?? messagesOf(site).links[kind];

const embeddedHref = ({ callOnly }: Site) => `${callOnly ? paths.home : paths.contact}#${EMBEDDED}`;

/** An embedded link leads to its section of this site. */
export const linksAt = (site: Site, at: LinkPlace): Omit<MenuItem, 'lang'>[] =>
  site.links
    .filter(({ place }) => place === at)
    .map((link) => ({
      label: labelOf(site, link),
      href: link === embeddedLink(site) ? embeddedHref(site) : link.url,
      children: [],
      ...(link.newTab && !link.embed && { newTab: true as const }),
    }));

/** Pages, the business's links, the other language; no pages on a call-only site. */
export const menuOf = (site: Site, other: OtherLanguage | null): MenuItem[] => [
  ...navigationOf(site),
  ...linksAt(site, 'header'),
  ...(other ? [{ label: other.name, href: other.href, children: [], lang: other.tag }] : []),
];

export const attributesOf = ({ newTab, lang }: Pick<MenuItem, 'newTab' | 'lang'>) => ({
  ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }),
  ...(lang && { lang, hrefLang: lang }),
});
