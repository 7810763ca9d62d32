import type {
  GeoCircle,
  GeoCoordinates,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
} from 'schema-dts';
import type { Place, Site } from '@/lib/content';
import { heroPicture } from '@/lib/content/domain/choose-picture';
import { coordinatesIn } from '@/lib/language/geo/coordinates';
import { parseUsAddress } from '@/lib/language/geo/us-address';
import { messagesOf } from '@/lib/site/messages';
import { cardPath } from '@/lib/site/urls/server-paths';
import { businessType } from './business-type';
import { businessId, known, placeId, type Graph } from './nodes';

const METRES_PER_MILE = 1609.344;

const geoOf = ({ mapUrl }: Place): GeoCoordinates | null => {
  const point = mapUrl ? coordinatesIn(mapUrl) : null;
  return point && { '@type': 'GeoCoordinates', ...point };
};

/** The address in parts where it is understood, else as text, which schema.org allows. */
const postalAddress = (text: string): PostalAddress | string => {
  const address = parseUsAddress(text);
  if (!address) return text;
  return known({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: 'US',
  }) as PostalAddress;
};

/** A circle around the place, or words when its coordinates are not known. */
const areaServed = (site: Site, place: Place): GeoCircle | string | null => {
  if (!site.milesCovered) return null;
  const geoMidpoint = geoOf(place);
  if (geoMidpoint)
    return { '@type': 'GeoCircle', geoMidpoint, geoRadius: Math.round(site.milesCovered * METRES_PER_MILE) };
  return messagesOf(site).seo.around(site.milesCovered, place.address);
};

/** Profiles on social networks. A link to a network's front page is left out: it identifies nobody. */
const profiles = (site: Site) =>
  site.social.flatMap(({ url }) => {
    const { protocol, pathname, search } = new URL(url);
    return protocol.startsWith('http') && (pathname !== '/' || search !== '') ? [url] : [];
  });

const contact = ({ site, url }: Graph) => ({
  name: site.name,
  url: url('/'),
  telephone: site.phones[0] && `+1${site.phones[0].digits}`,
  email: site.emails[0],
  image: url(heroPicture(site) ?? cardPath('/')),
});

/**
 * One LocalBusiness per place; the first also stands for the whole business. Without a place it is an
 * Organization, because Google requires an address of a LocalBusiness. Without ratings, because Google does
 * not accept a business's ratings of itself.
 */
export const businessNodes = (
  graph: Graph,
  openingHours: readonly OpeningHoursSpecification[],
): (LocalBusiness | Organization)[] => {
  const { site, url } = graph;
  const whole = { ...contact(graph), logo: site.logo && url(site.logo), sameAs: profiles(site) };
  if (site.places.length === 0)
    return [known({ '@type': 'Organization', '@id': businessId(graph), ...whole }) as Organization];
  const seen = new Set<string>();
  return site.places.flatMap((place) => {
    const id = placeId(graph, place.address);
    if (seen.has(id)) return [];
    const isFirst = seen.size === 0;
    seen.add(id);
    return known({
      '@type': businessType(site),
      '@id': id,
      ...(isFirst
        ? { ...whole, paymentAccepted: site.paymentMethods, priceRange: site.priceRange }
        : { ...contact(graph), parentOrganization: { '@id': businessId(graph) } }),
      address: postalAddress(place.address),
      geo: geoOf(place),
      areaServed: areaServed(site, place),
      openingHoursSpecification: openingHours,
    }) as LocalBusiness;
  });
};

/** The properties that a node needs to be complete, for pages other than Home and Contact. */
export const minimalBusinessNode = (graph: Graph): LocalBusiness | Organization => {
  const [place] = graph.site.places;
  const node = known({
    '@type': place ? businessType(graph.site) : 'Organization',
    '@id': businessId(graph),
    ...contact(graph),
    address: place && postalAddress(place.address),
  });
  return node as LocalBusiness | Organization;
};
