import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';

const Side = ({ picture, label }: { picture: string; label: string }) => (
  <figure className="relative aspect-4/3 overflow-hidden bg-tint">
    <Picture src={picture} alt={label} width={640} height={480} sizes="(min-width: 1024px) 38rem, (min-width: 640px) 50vw, 100vw" className="photo" />
    <figcaption className="absolute start-3 bottom-3 rounded-full bg-page px-4 py-1 font-bold text-heading">{label}</figcaption>
  </figure>
);

/** Pairs of pictures, before and after the work; nothing when there are none. */
export const BeforeAfterList = ({ site }: { site: Site }) => {
  if (site.beforeAfter.length === 0) return null;
  const { section } = wordsIn(site.language);
  return (
    <Section id="before-after">
      <Heading section="before-after" title={section.beforeAfter} />
      <ul className="mt-10 grid gap-8">
        {site.beforeAfter.map(({ before, after }, place) => (
          <li key={place} className="frame grid gap-1 bg-page sm:grid-cols-2">
            <Side picture={before} label={section.before} />
            <Side picture={after} label={section.after} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
