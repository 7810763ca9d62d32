import clsx from 'clsx';
import { CountUp } from '@/components/islands/counters/count-up';
import type { Counter } from '@/lib/content/business/business';
import type { Site } from '@/lib/content/record/site';
import { middleOf } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { hasAbout } from '@/lib/site/pages/page-kinds';

/** docs/specification.md#51-counters */
const standardCounters = (site: Site): Counter[] => {
  const { fact } = messagesOf(site);
  const middle = middleOf(site);
  return [
    site.yearsOfExperience
      ? { value: site.yearsOfExperience, unit: '+', label: fact.yearsLabel }
      : { value: 100, unit: '%', label: fact.bestService },
    { value: 100, unit: '%', label: fact.professionals },
    site.milesCovered && middle
      ? { value: site.milesCovered, unit: '+', label: fact.milesAround(middle, site.distanceUnit) }
      : { value: 100, unit: '%', label: fact.costEffectiveness },
    { value: 100, unit: '%', label: fact.onTime },
  ];
};

const textOf = (value: Counter['value'], unit: string, locale: string): string => {
  if (typeof value === 'number') return value.toLocaleString(locale) + unit;
  return value.endsWith(unit) ? value : value + unit;
};

/** '60 minutes' is '60' over 'minutes'; '18+' and '30m²' are one number. */
const wordIn = (unit: string) => (/\p{L}{3}/u.test(unit) ? unit.trim() : null);

export const Counters = ({ site }: { site: Site }) => {
  const counters = site.counters ?? standardCounters(site);
  if (counters.length === 0) return null;
  const { section, locale } = messagesOf(site);
  return (
    // Small on the page of a business that says nothing of itself: numbers alone do not describe it.
    <section
      id="counters"
      aria-labelledby="counters-title"
      className={clsx('on-dark', !hasAbout(site) && 'counters-small')}
    >
      <div className="wrap py-8">
        <h2 id="counters-title" className="sr-only">
          {section.whyUs}
        </h2>
        <CountUp
          counters={counters.map(({ value, unit, label }) => {
            const word = wordIn(unit);
            const suffix = word ? '' : unit;
            return {
              value: typeof value === 'number' ? value : null,
              suffix,
              label,
              text: textOf(value, suffix, locale),
              ...(word && { word }),
            };
          })}
          locale={locale}
        />
      </div>
    </section>
  );
};
