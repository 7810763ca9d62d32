import { CallToAction } from '@/components/blocks/call-to-action';
import { HeroFacts } from '@/components/blocks/hero-facts';
import { HeroLine, HeroPhone, HeroTitle } from '@/components/blocks/hero-parts';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { OpeningPicture } from '@/components/blocks/plate';
import type { HeroProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  return (
    <section aria-labelledby="hero-title" className="front">
      <div id="hero" className="wrap">
        <HeroTitle site={site} sizes={['headline']} isFitted />
        <div className="front-row">
          <HeroLine site={site} />
          <div className="front-actions">
            <CallToAction site={site} label={action.freeEstimate} />
            <LinkButtons site={site} />
            <HeroPhone site={site} className="link front-phone" />
          </div>
          <HeroFacts site={site} score={score} className="front-facts" />
        </div>
        <div id="hero-picture" className="front-picture">
          <OpeningPicture
            site={site}
            src={heroPicture(site)}
            width={1280}
            height={640}
            sizes="(min-width: 1280px) 54rem, (min-width: 1024px) 64vw, 100vw"
          />
        </div>
      </div>
      <FirstScreenEnd />
    </section>
  );
};
