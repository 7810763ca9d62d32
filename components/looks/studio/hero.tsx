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
    <section aria-labelledby="hero-title" className="welcome">
      <div className="wrap">
        <div id="hero" className="welcome-words">
          <HeroTitle
            site={site}
            isLineAbove
            sizes={['welcome-title', 'welcome-title welcome-long', 'welcome-title welcome-longest']}
          />
          <HeroLine site={site} />
          <div className="welcome-actions">
            <CallToAction site={site} label={action.freeEstimate} />
            <LinkButtons site={site} />
            <HeroPhone site={site} className="btn btn-light" />
          </div>
          <HeroFacts site={site} score={score} isLineAbove className="chips" />
        </div>
        <div id="hero-picture" className="arch">
          <OpeningPicture
            site={site}
            src={heroPicture(site)}
            width={720}
            height={800}
            sizes="(min-width: 64rem) 60rem, 100vw"
          />
        </div>
      </div>
      <FirstScreenEnd />
    </section>
  );
};
