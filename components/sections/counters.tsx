import type { Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';

export type Counter = { value: number; suffix: '+' | '%'; label: string };

/** The four counters of SPEC section 2, Home 6, with what stands in when years or miles are unknown. */
export const countersOf = (site: Site): Counter[] => {
  const { fact } = wordsIn(site.language);
  const [place] = site.places;
  return [
    site.yearsOfExperience ? { value: site.yearsOfExperience, suffix: '+', label: fact.yearsLabel } : { value: 100, suffix: '%', label: fact.bestService },
    { value: 100, suffix: '%', label: fact.professionals },
    site.milesCovered && place ? { value: site.milesCovered, suffix: '+', label: fact.milesAround(place.address) } : { value: 100, suffix: '%', label: fact.costEffectiveness },
    { value: 100, suffix: '%', label: fact.onTime },
  ];
};

/** The band of counters. Each number stands here in full; an animation may count up to it. */
export const Counters = ({ site }: { site: Site }) => (
  <section id="counters" aria-labelledby="counters-title" className="on-dark">
    <div className="wrap py-14 md:py-20">
      <h2 id="counters-title" className="sr-only">{wordsIn(site.language).section.whyUs}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {countersOf(site).map(({ value, suffix, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2 border-s-2 border-current/25 ps-5">
            <dt className="leading-snug">{label}</dt>
            <dd className="font-display text-[clamp(2.5rem,1.6rem+3.6vw,4.25rem)] leading-none font-bold tracking-tight tabular-nums">{value}{suffix}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
