import type {
  GeoCircle,
  GeoCoordinates,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
} from 'schema-dts';
import type { Place, Site } from '@/lib/content';
import { heroPicture } from '@/lib/content/choose-picture';
import { coordinatesIn } from '@/lib/geo/coordinates';
import { getMessages } from '@/lib/i18n';
import { cardPath, paths } from '@/lib/urls/paths';
import { businessType } from './business-type';
import { absolute, businessId, known, placeId } from './nodes';
import { postalAddress } from './postal-address';

const METRES_PER_MILE = 1609.344;

const geoOf = ({ mapUrl }: Place): GeoCoordinates | null => {
  const point = mapUrl ? coordinatesIn(mapUrl) : null;
  return point && { '@type': 'GeoCoordinates', ...point };
};

/** A circle around the place; where its coordinates are not known, the same in words. */
const areaServed = (site: Site, place: Place): GeoCircle | string | null => {
  if (!site.milesCovered) return null;
  const geoMidpoint = geoOf(place);
  if (geoMidpoint)
    return { '@type': 'GeoCircle', geoMidpoint, geoRadius: Math.round(site.milesCovered * METRES_PER_MILE) };
  return getMessages(site.language).seo.around(site.milesCovered, place.address);
};

/** Social profiles. A link to a network's front page, as records have before there is a profile, is nobody's. */
const profiles = (site: Site) =>
  site.social.flatMap(({ url }) => {
    const { protocol, pathname, search } = new URL(url);
    return protocol.startsWith('http') && (pathname !== '/' || search !== '') ? [url] : [];
  });

const contact = (site: Site) => ({
  name: site.name,
  url: absolute(site, paths.home),
  telephone: site.phones[0] && `+1${site.phones[0].digits}`,
  email: site.emails[0],
  image: absolute(site, heroPicture(site) ?? cardPath(paths.home)),
});

/**
 * The business: a LocalBusiness for each place, the first standing for the whole. One of which no place is known is an
 * Organization: Google takes no LocalBusiness without an address. Ratings are left out, Google allows nobody to publish their own.
 */
export const businessNodes = (
  site: Site,
  openingHours: readonly OpeningHoursSpecification[],
): (LocalBusiness | Organization)[] => {
  const whole = { ...contact(site), logo: site.logo && absolute(site, site.logo), sameAs: profiles(site) };
  if (site.places.length === 0)
    return [known({ '@type': 'Organization', '@id': businessId(site), ...whole }) as Organization];
  const seen = new Set<string>();
  return site.places.flatMap((place) => {
    const id = placeId(site, place.address);
    if (seen.has(id)) return [];
    const isFirst = seen.size === 0;
    seen.add(id);
    return known({
      '@type': businessType(site),
      '@id': id,
      ...(isFirst
        ? { ...whole, paymentAccepted: site.paymentMethods }
        : { ...contact(site), parentOrganization: { '@id': businessId(site) } }),
      address: postalAddress(place.address),
      geo: geoOf(place),
      areaServed: areaServed(site, place),
      openingHoursSpecification: openingHours,
    }) as LocalBusiness;
  });
};

/** What every other page says of the business: enough to be complete without the page that says all. */
export const businessInShort = (site: Site): LocalBusiness | Organization => {
  const [place] = site.places;
  const node = known({
    '@type': place ? businessType(site) : 'Organization',
    '@id': businessId(site),
    ...contact(site),
    address: place && postalAddress(place.address),
  });
  return node as LocalBusiness | Organization;
};
