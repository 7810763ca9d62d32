import { createHash } from 'node:crypto';
import type { Site } from '@/lib/content';
import { originOf } from '@/lib/content/hosts/hosts';
import { slugOf } from '@/lib/language/slug';

/** The absolute URL of a path of the site or of a link in its record. */
export const absolute = (site: Site, link: string): string => new URL(link, `${originOf(site.id)}/`).href;

/** Ignores case, punctuation and spacing. */
const normalise = (address: string) =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const websiteId = (site: Site): string => absolute(site, '/#website');

/** Derived from the address, so that it stays the same when places are added or reordered. */
export const placeId = (site: Site, address: string): string =>
  absolute(site, `/#place-${createHash('sha256').update(normalise(address)).digest('hex').slice(0, 8)}`);

/** The first place stands for the business. */
export const businessId = (site: Site): string =>
  site.places[0] ? placeId(site, site.places[0].address) : absolute(site, '/#business');

export const serviceId = (site: Site, name: string): string =>
  absolute(site, `/#service-${encodeURIComponent(slugOf(name))}`);

export const breadcrumbId = (url: string): string => `${url}#breadcrumb`;

/** Removes properties whose value is missing or empty. */
export const known = <T extends object>(node: T): T =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  ) as T;
