import clsx from 'clsx';
import { HeroFacts } from '@/components/blocks/hero-facts';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { CallToAction } from '@/components/blocks/call-to-action';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { Icon } from '@/components/ui/icons/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import type { HeroProps } from '@/components/looks/look';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';

/** Smaller for longer slogans, so that the button stays on the first screen. */
const sizeOf = (title: string) => {
  if (title.length <= 45) return '[--size:clamp(2.75rem,1.6rem+5vw,5.25rem)] leading-[1.02]';
  if (title.length <= 110) return '[--size:clamp(2.25rem,1.5rem+3.2vw,3.75rem)] leading-[1.06]';
  return '[--size:clamp(1.625rem,1.3rem+1.5vw,2.5rem)] leading-[1.18]';
};

export const Hero = ({ site, score }: HeroProps) => {
  const { action } = messagesOf(site);
  const title = site.slogans.hero ?? site.name;
  const picture = heroPicture(site);
  const [phone] = site.phones;
  return (
    <section
      aria-labelledby="hero-title"
      className={clsx('relative isolate overflow-hidden', picture ? 'over-photo' : 'no-photo')}
    >
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={1440}
          height={900}
          sizes="100vw"
          opening
          backdrop
          className="photo absolute inset-0 -z-20"
        />
      )}
      {/* The tint is full behind the text and fades beside it. */}
      {picture && <div className="hero-shade" />}
      <div id="hero" className="wrap hero-words">
        <div className="max-w-3xl">
          <PageTitle id="hero-title" className={clsx('text-inherit', sizeOf(title))}>
            {title}
          </PageTitle>
          {site.heroText && <p className="lead mt-6 max-w-2xl">{site.heroText}</p>}
        </div>
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
          <CallToAction site={site} label={action.freeEstimate} className="btn text-lg sm:min-h-14 sm:px-8" />
          <LinkButtons site={site} className="btn btn-light text-lg sm:min-h-14 sm:px-8" />
          {phone && !site.callOnly && (
            <a
              href={telLink(phone.digits)}
              aria-label={action.call(phone.display)}
              className={clsx(
                'inline-flex min-h-12 items-center justify-center gap-2.5',
                'text-lg font-bold underline decoration-2 underline-offset-8',
              )}
            >
              <Icon name="phone" className="size-6" />
              {phone.display}
            </a>
          )}
        </div>
        <HeroFacts
          site={site}
          score={score}
          className="flex max-w-3xl flex-wrap items-center gap-x-8 gap-y-3 font-semibold"
        />
      </div>
      <FirstScreenEnd />
    </section>
  );
};
