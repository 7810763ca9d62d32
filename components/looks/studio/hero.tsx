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
  if (title.length <= 45) return 'welcome-title';
  return title.length <= 110 ? 'welcome-title welcome-long' : 'welcome-title welcome-longest';
};

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  const title = site.slogans.hero ?? site.name;
  const picture = heroPicture(site);
  const [phone] = site.phones;
  return (
    <section aria-labelledby="hero-title" className={clsx('welcome', !picture && 'welcome-alone')}>
      <div className="wrap">
        <div id="hero" className="welcome-words">
          <PageTitle id="hero-title" className={sizeOf(title)}>
            {title}
          </PageTitle>
          {site.heroText && <p className="lead">{site.heroText}</p>}
          <div className="welcome-actions">
            <CallToAction site={site} label={action.freeEstimate} />
            <LinkButtons site={site} />
            {phone && !site.callOnly && (
              <a
                href={telLink(phone.digits)}
                aria-label={action.call(phone.display)}
                className="btn btn-light"
              >
                <Icon name="phone" />
                {phone.display}
              </a>
            )}
          </div>
          <HeroFacts site={site} score={score} className="chips" />
        </div>
        {picture && (
          <div className="arch">
            <Picture
              src={picture}
              alt=""
              width={720}
              height={800}
              sizes="(min-width: 64rem) 36rem, 100vw"
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
