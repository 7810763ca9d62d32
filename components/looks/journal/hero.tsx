import clsx from 'clsx';
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

/** Longer slogans have smaller letters, so that the button stays on the first screen. */
const sizeOf = (title: string) => {
  if (title.length <= 45) return 'headline';
  return title.length <= 110 ? 'headline headline-long' : 'headline headline-longest';
};

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  const title = site.slogans.hero ?? site.name;
  const picture = heroPicture(site);
  const [phone] = site.phones;
  return (
    <section aria-labelledby="hero-title" className="front">
      <div id="hero" className="wrap">
        <PageTitle id="hero-title" className={sizeOf(title)}>
          {title}
        </PageTitle>
        <div className="front-row">
          {site.heroText && <p className="lead">{site.heroText}</p>}
          <div className="front-actions">
            <CallToAction site={site} label={action.freeEstimate} />
            <LinkButtons site={site} />
            {phone && !site.callOnly && (
              <a
                href={telLink(phone.digits)}
                aria-label={action.call(phone.display)}
                className="link front-phone"
              >
                <Icon name="phone" />
                {phone.display}
              </a>
            )}
          </div>
          <HeroFacts site={site} score={score} className="front-facts" />
        </div>
      </div>
      <div className={clsx('wrap', !picture && 'front-rule')}>
        {picture && (
          <div className="front-picture">
            <Picture
              src={picture}
              alt=""
              width={1280}
              height={640}
              sizes="(min-width: 1280px) 75rem, 100vw"
              opening
              className="photo"
            />
          </div>
        )}
      </div>
      <FirstScreenEnd />
    </section>
  );
};
