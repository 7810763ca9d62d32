import clsx from 'clsx';
import { Fragment } from 'react';
import { MapOnRequest } from '@/components/islands/maps/map-on-request';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/heading';
import type { Place, Site } from '@/lib/content';
import { cityOrAddress } from '@/lib/language/geo/us-address';
import { getMessages } from '@/lib/language/i18n';
import { messagesOf } from '@/lib/site/messages';
import { directionsTo } from '@/lib/site/urls/outside-links';

const HEIGHT = { single: 'min-h-[500px]', tabbed: 'min-h-[400px]' } as const;

/** The distance that the business covers, as a circle around the address; `label` says how far it is. */
const DistanceCircle = ({ label }: { label: string | null }) => (
  <div className="distance">
    <div className="distance-circle">{label && <p className="distance-label">{label}</p>}</div>
  </div>
);

type CardProps = {
  place: Place;
  height: keyof typeof HEIGHT;
  messages: { directions: string; showMap: string };
  distance: string | null;
};

/** Loads nothing from a map service until the visitor asks for the map. */
const MapCard = ({ place, height, messages, distance }: CardProps) => (
  <MapOnRequest
    address={place.address}
    href={directionsTo(place)}
    messages={messages}
    className={clsx('frame relative isolate grid place-items-center bg-tint p-6', HEIGHT[height])}
  >
    <DistanceCircle label={distance} />
  </MapOnRequest>
);

const titleOf = ({ headings, milesCovered, places, language }: Site, first: Place): string => {
  const { section } = getMessages(language);
  if (headings.map) return headings.map;
  if (milesCovered) return section.cover(milesCovered, cityOrAddress(first.address));
  return places.length > 1 ? section.whereAll : section.where(first.address);
};

export const CoverageMap = ({ site }: { site: Site }) => {
  const [first] = site.places;
  if (!first) return null;
  const { action, fact, media } = messagesOf(site);
  const card = {
    messages: { directions: action.directions, showMap: media.showMap },
    distance: site.milesCovered ? fact.miles(site.milesCovered) : null,
  };
  return (
    <Section id="coverage">
      <Heading section="coverage" title={titleOf(site, first)} />
      <div className="mt-10">
        {site.places.length === 1 ? (
          <MapCard place={first} height="single" {...card} />
        ) : (
          <div role="group" aria-label={fact.locations} className="tabs">
            {site.places.map((place, index) => (
              <Fragment key={index}>
                <input
                  type="radio"
                  name="place"
                  id={`place-${index}`}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                <label htmlFor={`place-${index}`}>{place.address}</label>
                <div className="panel mt-2">
                  <MapCard place={place} height="tabbed" {...card} />
                </div>
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
};
