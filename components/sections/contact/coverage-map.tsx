import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { PhoneLink } from '@/components/blocks/header-parts';
import { OpenNow } from '@/components/blocks/hours-table';
import { Plate } from '@/components/blocks/plate';
import { PlaceFact } from '@/components/blocks/contact-facts';
import { AreaLinks } from '@/components/sections/areas/area-links';
import { MapOnRequest } from '@/components/islands/maps/map-on-request';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/heading';
import type { Site } from '@/lib/content';
import { hasOwnFacts } from '@/lib/content/business/business';
import { hasPage } from '@/lib/content/domain/named';
import { withWholeNumbers } from '@/lib/platform/text';
import { areaOnMap, areaText, middleOf, showsArea } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { paths } from '@/lib/site/pages/paths';
import { directionsTo } from '@/lib/site/urls/outside-links';

const HEIGHT = { single: 'min-h-[500px]', tabbed: 'min-h-[400px]' } as const;

/** `label`: how far the business goes. */
const DistanceCircle = ({ label }: { label: string }) => (
  <div className="distance max-sm:hidden">
    <div className="distance-circle">
      <p className="float-label distance-label">{label}</p>
    </div>
  </div>
);

type CardProps = {
  site: Site;
  /** The first map of the page has the plate, which the others repeat. */
  isFirst?: boolean;
  /** An address, or the towns of an area. */
  place: string;
  /** Null for an area, which has no directions. */
  href: string | null;
  /** `place` by default. */
  query?: string;
  height: keyof typeof HEIGHT;
  messages: { directions: string; showMap: string };
  distance: string | null;
};

/** Loads nothing from a map service before a click, and is lower until then. */
const MapCard = ({
  site,
  isFirst = true,
  place,
  href,
  query = place,
  height,
  messages,
  distance,
}: CardProps) => (
  <MapOnRequest
    address={withWholeNumbers(place)}
    href={href}
    query={query}
    messages={messages}
    className={clsx(
      'frame relative isolate grid items-center justify-items-center bg-tint p-6 sm:justify-items-start',
      // A town alone has no place on a street plan.
      /\d/.test(place) ? 'min-h-60' : 'min-h-40',
    )}
    shownClassName={HEIGHT[height]}
  >
    <Plate site={site} {...(isFirst ? { id: 'map' } : { like: 'map' })} />
    {distance && <DistanceCircle label={distance} />}
  </MapOnRequest>
);

const MAX_TOWNS_IN_TITLE = 4;

/** An address is no headline: it is smaller than the words before it. */
const addressTitle = (site: Site, address: string): ReactNode => {
  const [before, after] = messagesOf(site).section.where(address).split(address);
  return (
    <>
      {before}
      <small className="mt-2 block text-xl">{address}</small>
      {after}
    </>
  );
};

const titleOf = (site: Site): ReactNode => {
  const { headings, milesCovered, distanceUnit, places } = site;
  const { section } = messagesOf(site);
  const middle = middleOf(site);
  if (headings.map) return headings.map;
  if (milesCovered && middle) return section.cover(milesCovered, middle, distanceUnit);
  if (places.length > 1) return section.whereAll;
  return places[0]
    ? addressTitle(site, withWholeNumbers(places[0].address))
    : section.coverArea(areaText(site, MAX_TOWNS_IN_TITLE));
};

type Card = Pick<CardProps, 'site' | 'messages' | 'distance'>;

const mapCards = (site: Site, card: Card) => {
  const { places } = site;
  const [first] = places;
  if (!first)
    return <MapCard place={areaText(site)} href={null} query={areaOnMap(site)} height="single" {...card} />;
  if (places.length === 1)
    return <MapCard place={first.address} href={directionsTo(first)} height="single" {...card} />;
  return (
    <div role="group" aria-label={messagesOf(site).fact.locations} className="tabs">
      {places.map((place, index) => (
        <Fragment key={index}>
          <input
            type="radio"
            name="place"
            id={`place-${index}`}
            defaultChecked={index === 0}
            className="sr-only"
          />
          <label htmlFor={`place-${index}`}>{place.name ?? withWholeNumbers(place.address)}</label>
          <div className="panel mt-2">
            <MapCard
              isFirst={index === 0}
              place={place.address}
              href={directionsTo(place)}
              height="tabbed"
              {...card}
            />
            {hasOwnFacts(place) && (
              <dl className="mt-4">
                <PlaceFact site={site} place={place} />
              </dl>
            )}
          </div>
        </Fragment>
      ))}
    </div>
  );
};

/** /areas has all, up to 200. */
const MAX_TOWNS = 12;
/** The others are folded. */
const TOWNS_AT_ONCE = 6;

const Towns = ({ site }: { site: Site }) => {
  const isOpen = !site.callOnly && site.areas.some(hasPage);
  const towns = site.areas.slice(0, MAX_TOWNS).map((area) => (isOpen ? area : { ...area, slug: null }));
  return (
    <div>
      <AreaLinks
        id={site.areas.length > MAX_TOWNS ? 'towns' : undefined}
        areas={towns.slice(0, TOWNS_AT_ONCE)}
      />
      {towns.length > TOWNS_AT_ONCE && (
        <details>
          <summary className="link">{messagesOf(site).nav.more}</summary>
          <AreaLinks areas={towns.slice(TOWNS_AT_ONCE)} />
        </details>
      )}
      {isOpen && site.areas.length > MAX_TOWNS && (
        <a href={paths.areas} className="link mt-6">
          {messagesOf(site).areas.all(site.areas.length)}
        </a>
      )}
    </div>
  );
};

type Props = {
  site: Site;
  title?: string | null;
  /** The first phone and today's hours beside the map; the page has all of both above and below. */
  withFacts?: boolean;
  /** Beside a form, not as a section of the page. */
  isCard?: boolean;
};

export const CoverageMap = ({ site, title, withFacts = false, isCard = false }: Props) => {
  const hasMap = site.places.length > 0 || showsArea(site);
  if (!hasMap && site.areas.length === 0) return null;
  const { action, areas, fact, media } = messagesOf(site);
  const card = {
    site,
    messages: { directions: action.directions, showMap: media.showMap },
    distance: site.milesCovered ? fact.miles(site.milesCovered, site.distanceUnit) : null,
  };
  const heading = title ?? (hasMap ? titleOf(site) : (site.headings.map ?? areas.title));
  const content = (
    <>
      <div className="grid content-start gap-4 lg:gap-6">
        <Heading section="coverage" title={isCard ? <span className="text-3xl">{heading}</span> : heading} />
        {withFacts && site.places.length < 2 && (
          <p className="flex flex-wrap items-center gap-x-8 gap-y-2 max-sm:hidden">
            {!isSparse(site) && <PhoneLink site={site} className="link text-2xl" />}
            <OpenNow site={site} />
          </p>
        )}
        {site.areas.length > 0 && <Towns site={site} />}
      </div>
      {hasMap && (
        <div className={clsx('coverage-map mt-4', isCard ? 'grid grow' : 'lg:mt-0')}>
          {mapCards(site, card)}
        </div>
      )}
    </>
  );
  return isCard ? (
    <section
      id="coverage"
      aria-labelledby="coverage-title"
      className="card flex flex-col p-5 sm:p-8 md:self-stretch"
    >
      {content}
    </section>
  ) : (
    <Section id="coverage">{content}</Section>
  );
};
