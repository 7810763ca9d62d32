import { createHash } from 'node:crypto';
import type { Thing } from 'schema-dts';
import type { Service, Site } from '@/lib/content/domain/site';
import { slugOf } from '@/lib/language/slug';

/** The site whose graph is made, with its URLs. */
export type Graph = {
  site: Site;
  /** The absolute URL of a path of the site or of a link in its record. */
  url: (link: string) => string;
  /** The URL of a service's page; null without one. */
  serviceUrl: (service: Service) => string | null;
};

/** A node to which others refer. */
export type Node = Extract<Thing, object> & { '@id': string };

/** Ignores case, punctuation and spacing. */
const normalise = (address: string) =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const websiteId = ({ url }: Graph): string => url('/#website');

/** Derived from the address, so that it stays the same when places are added or reordered. */
export const placeId = ({ url }: Graph, address: string): string =>
  url(`/#place-${createHash('sha256').update(normalise(address)).digest('hex').slice(0, 8)}`);

/** The first place stands for the business. */
export const businessId = (graph: Graph): string => {
  const [place] = graph.site.places;
  return place ? placeId(graph, place.address) : graph.url('/#business');
};

export const serviceId = ({ url }: Graph, name: string): string =>
  url(`/#service-${encodeURIComponent(slugOf(name))}`);

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
