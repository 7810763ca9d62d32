import clsx from 'clsx';
import { HeroFacts } from '@/components/blocks/hero-facts';
import { HeroPhone, HeroTitle } from '@/components/blocks/hero-parts';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { Photo, Plate } from '@/components/blocks/plate';
import { CallToAction } from '@/components/blocks/call-to-action';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import type { HeroProps } from '@/components/looks/look';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';

const titleSizes = [
  'text-inherit leading-[1.02] [--size:clamp(2.75rem,1.5rem+3.4vw,4.5rem)]',
  'text-inherit leading-[1.06] [--size:clamp(2.25rem,1.5rem+2.4vw,3.5rem)]',
  'text-inherit leading-[1.18] [--size:clamp(1.625rem,1.3rem+1.3vw,2.25rem)]',
];

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  const picture = heroPicture(site);
  return (
    <section
      aria-labelledby="hero-title"
      className={clsx('relative isolate overflow-hidden', picture ? 'split on-dark' : 'no-photo')}
    >
      {picture ? (
        <div id="hero-picture" className="split-picture">
          <Photo
            site={site}
            src={picture}
            width={1440}
            height={900}
            sizes="(min-width: 1024px) 60rem, 100vw"
            opening
          />
          <div className="shade" />
        </div>
      ) : (
        <Plate site={site} />
      )}
      <div id="hero" className="wrap hero-words">
        <div className="max-w-2xl">
          <HeroTitle site={site} sizes={titleSizes} isLineAbove />
          {site.heroText && <p className="lead mt-6">{site.heroText}</p>}
        </div>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-6">
          <CallToAction site={site} label={action.freeEstimate} />
          <LinkButtons site={site} className="btn btn-light" />
          <HeroPhone site={site} className="btn hero-phone" />
        </div>
        <HeroFacts site={site} score={score} isLineAbove className="hero-facts" />
      </div>
      <FirstScreenEnd />
    </section>
  );
};
