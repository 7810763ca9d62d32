import { createHash } from 'node:crypto';
import type { Site } from '@/lib/content';
import { originOf } from '@/lib/routing/hosts';
import { slugOf } from '@/lib/urls/slug';

/** A path of a site, or a link of its record, as an absolute address. */
export const absolute = (site: Site, link: string): string => new URL(link, `${originOf(site.id)}/`).href;

/** A place's address without what people write now one way and now another. */
const sameAddress = (address: string) =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// The names of things in the graph, the same on every page.

export const websiteId = (site: Site): string => absolute(site, '/#website');

/** Made of the place's address and not of its position: the same when places are added or change order. */
export const placeId = (site: Site, address: string): string =>
  absolute(site, `/#place-${createHash('sha256').update(sameAddress(address)).digest('hex').slice(0, 8)}`);

/** The business itself is its first place, when it has any. */
export const businessId = (site: Site): string =>
  site.places[0] ? placeId(site, site.places[0].address) : absolute(site, '/#business');

export const serviceId = (site: Site, name: string): string =>
  absolute(site, `/#service-${encodeURIComponent(slugOf(name))}`);

export const breadcrumbId = (url: string): string => `${url}#breadcrumb`;

/** A node without the properties that nothing is known of. */
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
