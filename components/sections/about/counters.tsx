import { CountUp } from '@/components/islands/counters/count-up';
import type { Site } from '@/lib/content';
import { middleOf } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';

export type Counter = { value: number; suffix: '+' | '%'; label: string };

/** docs/specification.md#51-counters */
export const countersOf = (site: Site): Counter[] => {
  const { fact } = messagesOf(site);
  const middle = middleOf(site);
  return [
    site.yearsOfExperience
      ? { value: site.yearsOfExperience, suffix: '+', label: fact.yearsLabel }
      : { value: 100, suffix: '%', label: fact.bestService },
    { value: 100, suffix: '%', label: fact.professionals },
    site.milesCovered && middle
      ? { value: site.milesCovered, suffix: '+', label: fact.milesAround(middle, site.distanceUnit) }
      : { value: 100, suffix: '%', label: fact.costEffectiveness },
    { value: 100, suffix: '%', label: fact.onTime },
  ];
};

export const Counters = ({ site }: { site: Site }) => {
  const { section, locale } = messagesOf(site);
  return (
    <section id="counters" aria-labelledby="counters-title" className="on-dark">
      <div className="wrap py-14 md:py-20">
        <h2 id="counters-title" className="sr-only">
          {section.whyUs}
        </h2>
        <CountUp
          counters={countersOf(site).map((counter) => ({
            ...counter,
            text: counter.value.toLocaleString(locale) + counter.suffix,
          }))}
          locale={locale}
        />
      </div>
    </section>
  );
};
