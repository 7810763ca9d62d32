import type {
  City,
  GeoCircle,
  GeoCoordinates,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
} from 'schema-dts';
import { mainPhone } from '@/lib/content/business/business';
import type { Site } from '@/lib/content';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import type { Coordinates } from '@/lib/language/geo/coordinates';
import { isAdminArea } from '@/lib/language/geo/admin-areas';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { namesTwoTowns } from '@/lib/language/geo/known-places';
import { isTown } from '@/lib/language/geo/town';
import { toOpeningHoursSpecification } from '@/lib/language/opening-hours/opening-hours-specification';
import { specialDays, upcomingSpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { weekOfBusiness } from '@/lib/language/opening-hours/status-line';
import { atPlace, showsArea } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { e164 } from '@/lib/site/urls/outside-links';
import { cardPath } from '@/lib/site/urls/server-paths';
import { businessType } from './business-type';
import { businessId, known, placeId, type Graph } from '@/lib/site/schema/nodes';

const METRES = { mi: 1609.344, km: 1000 } as const;

const geoOf = (point: Coordinates | null | undefined): GeoCoordinates | null =>
  point ? { '@type': 'GeoCoordinates', ...point } : null;

/** The address in parts where it is understood, else as text, which schema.org allows. */
const postalAddress = (text: string, site: Site): PostalAddress | string => {
  const address = parseAddress(text, site.country);
  if (!address) return text;
  return known({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }) as PostalAddress;
};

/** A county, 'the Bay Area' or 'Dallas-Fort Worth' is no city. */
const typeOfArea = (name: string, { country }: Site) => {
  const town = parseAddress(name, country)?.city ?? name;
  const isCity = isTown(town, country) && !isAdminArea(town, country) && !namesTwoTowns(town, country);
  return isCity ? 'City' : 'Place';
};

/**
 * The address that Google needs of a business that shows an area: no street and no postal code.
 * 'The Bay Area' is no locality.
 */
const areaAddress = (site: Site): PostalAddress => {
  const {
    country,
    serviceArea: { cities, centre },
  } = site;
  const [town = ''] = cities;
  // 'Mesa, AZ' as a town
  const { city, region } = centre?.city
    ? centre
    : (parseAddress(town, country) ?? {
        city: typeOfArea(town, site) === 'City' ? town : null,
        region: null,
      });
  return known({
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: region,
    addressCountry: country === UNKNOWN_COUNTRY ? null : country,
  }) as PostalAddress;
};

/** A text when the coordinates of the centre are not known. */
const circle = (site: Site, point: Coordinates | null | undefined, middle: string) => {
  if (!site.milesCovered) return null;
  const geoMidpoint = geoOf(point);
  if (!geoMidpoint) return messagesOf(site).seo.around(site.milesCovered, middle, site.distanceUnit);
  const geoRadius = Math.round(site.milesCovered * METRES[site.distanceUnit]);
  return { '@type': 'GeoCircle', geoMidpoint, geoRadius } satisfies GeoCircle;
};

type Area = GeoCircle | City | Place | string;

const areaServed = (site: Site, around: GeoCircle | string | null): Area | Area[] | null => {
  const cities = site.serviceArea.cities.map((name): City | Place => ({
    '@type': typeOfArea(name, site),
    name,
  }));
  return cities.length > 0 ? [...cities, ...(around ? [around] : [])] : around;
};

/** Without links to a network's front page, which identify nobody. */
const profiles = (site: Site) =>
  site.social.flatMap(({ url }) => {
    const { protocol, pathname, search } = new URL(url);
    return protocol.startsWith('http') && (pathname !== '/' || search !== '') ? [url] : [];
  });

type Contacts = Pick<Site, 'phones' | 'emails'>;

/** Search engines call `telephone`. */
const contactsOf = ({ phones, emails: [email] }: Contacts) => {
  const phone = mainPhone(phones);
  return {
    ...(phone && !phone.messagesBy && { telephone: e164(phone.digits) }),
    ...(email && { email }),
  };
};

/** The first place represents the business, and takes the facts that it lacks from the business. */
const contact = ({ site, url }: Graph) => ({
  name: site.name,
  url: url('/'),
  telephone: null,
  email: null,
  ...contactsOf(site),
  ...(site.places[0] && contactsOf(site.places[0])),
  image: url(heroPicture(site) ?? cardPath('/')),
});

/** Phone, e-mail, hours and miles of the record belong to the business, not to its further places. */
const ofOtherPlace = (graph: Graph, place: Site['places'][number]) => ({
  ...contact(graph),
  name: nameOfPlace(graph.site, place),
  telephone: null,
  email: null,
  ...contactsOf(place),
});

/** 'Acme Barbers – Highlands' */
const nameOfPlace = ({ name }: Site, place: Site['places'][number]) =>
  !place.name || place.name.includes(name) ? (place.name ?? name) : `${name} – ${place.name}`;

const hoursOfPlace = (site: Site) =>
  site.openingHours.length === 0
    ? null
    : toOpeningHoursSpecification(weekOfBusiness(site), specialDays(upcomingSpecialHours(site.specialHours)));

/**
 * One LocalBusiness per place, or one without a street for an area; the first stands for the whole business.
 * Without both an Organization, because Google requires an address. Without ratings, because Google does not
 * accept a business's ratings of itself.
 */
export const businessNodes = (
  graph: Graph,
  openingHours: readonly OpeningHoursSpecification[],
): (LocalBusiness | Organization)[] => {
  const { site, url, points } = graph;
  const identifier = site.registrations.map(({ label, number }) => ({
    '@type': 'PropertyValue',
    name: label,
    value: number,
  }));
  const whole = { ...contact(graph), logo: site.logo && url(site.logo), sameAs: profiles(site), identifier };
  if (showsArea(site)) {
    const { cities, centre } = site.serviceArea;
    const around = circle(site, centre?.point, centre?.city ?? cities[0] ?? '');
    const node = known({
      '@type': businessType(site),
      '@id': businessId(graph),
      ...whole,
      paymentAccepted: site.paymentMethods,
      priceRange: site.priceRange,
      address: areaAddress(site),
      areaServed: areaServed(site, around),
      openingHoursSpecification: openingHours,
    });
    return [node as LocalBusiness];
  }
  if (site.places.length === 0)
    return [known({ '@type': 'Organization', '@id': businessId(graph), ...whole }) as Organization];
  const seen = new Set<string>();
  return site.places.flatMap((place) => {
    const { address } = place;
    const id = placeId(graph, address);
    if (seen.has(id)) return [];
    const isFirst = seen.size === 0;
    seen.add(id);
    return known({
      '@type': businessType(site),
      '@id': id,
      ...(isFirst
        ? { ...whole, paymentAccepted: site.paymentMethods, priceRange: site.priceRange }
        : { ...ofOtherPlace(graph, place), parentOrganization: { '@id': businessId(graph) } }),
      address: postalAddress(address, site),
      geo: geoOf(points.get(address)),
      areaServed: isFirst ? areaServed(site, circle(site, points.get(address), address)) : null,
      hasMap: site.places.length > 1 ? place.mapUrl : null,
      openingHoursSpecification: hoursOfPlace(atPlace(site, place)) ?? (isFirst ? openingHours : null),
    }) as LocalBusiness;
  });
};

/** For pages other than Home and Contact: the required properties. */
export const minimalBusinessNode = (graph: Graph): LocalBusiness | Organization => {
  const { site } = graph;
  const [place] = site.places;
  const areaOnly = showsArea(site) ? areaAddress(site) : null;
  const address = place ? postalAddress(place.address, site) : areaOnly;
  const node = known({
    '@type': address ? businessType(site) : 'Organization',
    '@id': businessId(graph),
    ...contact(graph),
    address,
  });
  return node as LocalBusiness | Organization;
};
