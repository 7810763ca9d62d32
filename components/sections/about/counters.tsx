import { CountUp } from '@/components/islands/counters/count-up';
import type { Counter } from '@/lib/content/business/business';
import type { Site } from '@/lib/content/record/site';
import { middleOf } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';

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

export const Counters = ({ site }: { site: Site }) => {
  const counters = site.counters ?? standardCounters(site);
  if (counters.length === 0) return null;
  const { section, locale } = messagesOf(site);
  return (
    <section id="counters" aria-labelledby="counters-title" className="on-dark">
      <div className="wrap py-14 md:py-20">
        <h2 id="counters-title" className="sr-only">
          {section.whyUs}
        </h2>
        <CountUp
          counters={counters.map(({ value, unit, label }) => ({
            value: typeof value === 'number' ? value : null,
            suffix: unit,
            label,
            text: textOf(value, unit, locale),
          }))}
          locale={locale}
        />
      </div>
    </section>
  );
};
