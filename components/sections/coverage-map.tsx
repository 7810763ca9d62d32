import { Fragment } from 'react';
import { MapOnRequest } from '@/components/islands/maps/map-on-request';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/heading';
import type { Place, Site } from '@/lib/content';
import { cityOrAddress } from '@/lib/geo/us-address';
import { getMessages } from '@/lib/i18n';
import { directionsTo } from '@/lib/urls/outside-links';

/** SPEC section 9. */
const HEIGHT = { single: 'min-h-[500px]', tabbed: 'min-h-[400px]' } as const;

/** Streets that lead nowhere in particular: nothing is loaded from a map service before a visitor asks. */
const Streets = () => (
  <svg
    aria-hidden="true"
    className="absolute inset-0 -z-10 size-full text-line"
    preserveAspectRatio="xMidYMid slice"
    viewBox="0 0 800 400"
    fill="none"
    stroke="currentColor"
  >
    <path
      strokeWidth="14"
      d="M-20 300C150 260 260 330 420 270S690 180 820 210M250-20c20 120-30 200 10 440M560-20c-40 150 40 260 0 440"
    />
    <path
      strokeWidth="5"
      d="M-20 90h840M-20 180c200 10 500-30 840 10M-20 370h840M90-20v440M170-20v440M350-20v440M450-20v440M660-20v440M740-20v440"
    />
    <path strokeWidth="22" opacity=".5" d="M-20 30C200 60 300 140 480 130S700 40 820 60" />
  </svg>
);

type CardProps = {
  place: Place;
  height: keyof typeof HEIGHT;
  words: { directions: string; showMap: string };
};

const MapCard = ({ place, height, words }: CardProps) => (
  <MapOnRequest
    address={place.address}
    href={directionsTo(place)}
    words={words}
    className={`frame relative isolate grid place-items-center p-6 ${HEIGHT[height]} bg-tint`}
  >
    <Streets />
  </MapOnRequest>
);

/** SPEC section 2, Coverage map: one place, or a tab for each of several. */
export const CoverageMap = ({ site }: { site: Site }) => {
  const [first] = site.places;
  if (!first) return null;
  const { section, action, fact, media } = getMessages(site.language);
  const words = { directions: action.directions, showMap: media.showMap };
  const title =
    site.headings.map ??
    (site.milesCovered
      ? section.cover(site.milesCovered, cityOrAddress(first.address))
      : site.places.length > 1
        ? section.whereAll
        : section.where(first.address));
  return (
    <Section id="coverage">
      <Heading section="coverage" title={title} />
      <div className="mt-10">
        {site.places.length === 1 ? (
          <MapCard place={first} height="single" words={words} />
        ) : (
          <div role="group" aria-label={fact.locations} className="tabs">
            {site.places.map((place, at) => (
              <Fragment key={at}>
                <input
                  type="radio"
                  name="place"
                  id={`place-${at}`}
                  defaultChecked={at === 0}
                  className="sr-only"
                />
                <label htmlFor={`place-${at}`}>{place.address}</label>
                <div className="panel mt-2">
                  <MapCard place={place} height="tabbed" words={words} />
                </div>
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
};
