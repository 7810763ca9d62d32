import { HeroFacts } from '@/components/blocks/hero-facts';
import { HeroLine, HeroPhone, HeroTitle } from '@/components/blocks/hero-parts';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { OpeningPicture } from '@/components/blocks/plate';
import { CallToAction } from '@/components/blocks/call-to-action';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import type { HeroProps } from '@/components/looks/look';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  return (
    <section aria-labelledby="hero-title" className="split on-dark relative isolate overflow-hidden">
      <div id="hero-picture" className="split-picture">
        <OpeningPicture
          site={site}
          src={heroPicture(site)}
          width={1440}
          height={900}
          sizes="(min-width: 1024px) 60rem, 100vw"
        />
      </div>
      <div id="hero" className="wrap hero-words">
        <div className="max-w-2xl">
          <HeroTitle site={site} sizes={['hero-title', 'hero-long', 'hero-longest']} isLineAbove />
          <HeroLine site={site} className="mt-3" />
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
