import { CallToAction } from '@/components/blocks/call-to-action';
import { HeroFacts } from '@/components/blocks/hero-facts';
import { HeroLine, HeroPhone, HeroTitle } from '@/components/blocks/hero-parts';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { Photo, Plate } from '@/components/blocks/plate';
import type { HeroProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  const picture = heroPicture(site);
  return (
    <section aria-labelledby="hero-title" className="bill">
      <div id="hero" className="bill-field on-dark">
        {!picture && <Plate site={site} />}
        <div className="wrap">
          <HeroTitle site={site} sizes={['shout']} isFitted />
          <div className="bill-words">
            <HeroLine site={site} />
            <HeroFacts site={site} score={score} className="bill-facts" />
          </div>
        </div>
      </div>
      <div className="bill-blocks" data-clear>
        <CallToAction site={site} label={action.freeEstimate} className="btn bill-block" />
        <LinkButtons site={site} className="bill-block bill-phone" />
        <HeroPhone site={site} className="bill-block bill-phone" />
      </div>
      {picture && (
        <div id="hero-picture" className="bill-picture">
          <Photo
            site={site}
            src={picture}
            width={1440}
            height={720}
            sizes="(min-width: 100rem) 62vw, (min-width: 64rem) 60rem, 100vw"
            opening
          />
        </div>
      )}
      <FirstScreenEnd />
    </section>
  );
};
