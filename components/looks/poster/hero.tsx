import { CallToAction } from '@/components/blocks/call-to-action';
import { HeroFacts } from '@/components/blocks/hero-facts';
import { LinkButtons } from '@/components/blocks/link-buttons';
import type { HeroProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { Icon } from '@/components/ui/icons/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';

const LONG = 28;
const LONGER = 70;

/** Longer slogans have smaller letters, so that the button stays on the first screen. */
const sizeOf = (title: string) => {
  if (title.length <= LONG) return 'shout';
  return title.length <= LONGER ? 'shout shout-long' : 'shout shout-longest';
};

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  const title = site.slogans.hero ?? site.name;
  const picture = heroPicture(site);
  const [phone] = site.phones;
  return (
    <section aria-labelledby="hero-title" className="bill">
      <div id="hero" className="bill-field on-dark">
        <div className="wrap">
          <PageTitle id="hero-title" className={sizeOf(title)}>
            {title}
          </PageTitle>
          <div className="bill-words">
            {site.heroText && <p className="lead">{site.heroText}</p>}
            <HeroFacts site={site} score={score} className="bill-facts" />
          </div>
        </div>
      </div>
      <div className="bill-blocks" data-clear>
        <CallToAction site={site} label={action.freeEstimate} className="btn bill-block" />
        <LinkButtons site={site} className="bill-block bill-phone" />
        {phone && !site.callOnly && (
          <a
            href={telLink(phone.digits)}
            aria-label={action.call(phone.display)}
            className="bill-block bill-phone"
          >
            <Icon name="phone" />
            {phone.display}
          </a>
        )}
      </div>
      {picture && (
        <div className="bill-picture">
          <Picture src={picture} alt="" width={1440} height={560} sizes="100vw" opening className="photo" />
        </div>
      )}
      <FirstScreenEnd />
    </section>
  );
};
