import clsx from 'clsx';
import { Texts } from '@/components/ui/paragraphs';
import { Photo } from '@/components/blocks/plate';
import { Section } from '@/components/ui/section';
import { initialOf } from '@/lib/platform/text';
import { messagesOf, type Shown } from '@/lib/site/messages';

const MAX_IN_ROW = 4;
const row = 'gap-6 md:auto-cols-fr md:grid-flow-col lg:gap-8';

export const Team = ({ site }: { site: Shown<'team' | 'focus'> }) => {
  if (site.team.length === 0) return null;
  const hasPictures = site.team.some(({ picture }) => picture);
  // Few names without faces share the whole width.
  const isRow = !hasPictures && site.team.length <= MAX_IN_ROW;
  return (
    <Section id="team" title={messagesOf(site).team.title}>
      <ul className={clsx('mt-10 grid', isRow ? row : 'gap-8 sm:grid-cols-2 lg:grid-cols-4')}>
        {site.team.map(({ name, role, picture, text, formatting }, index) => (
          <li key={index} className={clsx('flex items-start gap-5', hasPictures && 'sm:block')}>
            <div
              className={clsx('frame size-24 shrink-0', hasPictures && 'sm:mb-5 sm:aspect-4/5 sm:size-auto')}
            >
              {picture ? (
                <Photo
                  site={site}
                  src={picture}
                  alt={name}
                  width={480}
                  height={600}
                  sizes="(min-width: 1024px) 19rem, (min-width: 640px) 50vw, 6rem"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'no-photo grid size-full place-items-center font-display text-4xl',
                    hasPictures && 'sm:text-7xl',
                  )}
                >
                  {initialOf(name)}
                </span>
              )}
            </div>
            <div className="min-w-0">
              <h3 className="text-[1.375rem]">{name}</h3>
              {role && <p className="font-semibold text-secondary-ink">{role}</p>}
              <Texts text={text} formatting={formatting} className="stack-3 mt-3" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
