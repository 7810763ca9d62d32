import { CustomerQuote } from '@/components/blocks/customer-quote';
import { CallCard } from '@/components/sections/estimate/call-card';
import type { Quote } from '@/lib/content/reviews/best-texts';
import clsx from 'clsx';
import { CallToAction } from '@/components/blocks/call-to-action';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { Plate } from '@/components/blocks/plate';
import { SocialIcons } from '@/components/blocks/social-icons';
import { PriceList } from './price-list';
import { Texts } from '@/components/ui/paragraphs';
import { FramedPicture } from '@/components/ui/picture';
import { Points } from '@/components/ui/points';
import { Section } from '@/components/ui/section';
import type { Service } from '@/lib/content/services/services';
import type { Site } from '@/lib/content';
import type { WithPage } from '@/lib/content/domain/named';
import { headerPicture, pickFor, servicePicture, widePictures } from '@/lib/content/record/choose-picture';
import { messagesOf } from '@/lib/site/messages';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';

const MAX_SERVICES = 7;

/** In letters, with those of points: fewer are lower than the card to call; a picture fills the room. */
const FEW_WORDS = 500;
/** With this number of pictures, a service without its own picture shows one that its header does not. */
const ENOUGH_PICTURES = 6;

type Props = { site: Site; service: WithPage<Service>; quote?: Quote | undefined };

const serviceLink = 'flex min-h-12 items-center py-2 underline-offset-4 hover:underline';

/** The card to call first; on a desk the lists stand below the words, the card beside both. */
const Sidebar = ({ site, service }: Props) => {
  const { section, action } = messagesOf(site);
  // By path: two services may have the same name.
  const here = paths.service(service.slug);
  return (
    <aside aria-label={section.contactUs} className="grid content-start gap-6 lg:contents">
      <CallCard site={site} />
      <div className="card p-6">
        <h2 className="mb-3 text-xl">{section.services}</h2>
        <ul id="other-services" className="divided">
          {site.services.slice(0, MAX_SERVICES).map((other, index) => (
            <li key={index}>
              <a
                href={serviceHref(site, other)}
                aria-current={serviceHref(site, other) === here ? 'page' : undefined}
                className={clsx(
                  serviceLink,
                  'font-semibold text-heading',
                  'aria-[current]:text-secondary-ink aria-[current]:underline',
                )}
              >
                {other.name}
              </a>
            </li>
          ))}
          {site.services.length > MAX_SERVICES && (
            <li>
              <a href={paths.services} className={serviceLink}>
                {action.allServices}
              </a>
            </li>
          )}
        </ul>
      </div>
      {site.social.length > 1 && (
        <div id="follow-us" className="card flex items-center justify-between gap-6 px-6 py-3">
          <h2 className="text-xl">{section.followUs}</h2>
          <SocialIcons links={site.social} label={section.social} className="text-heading" />
        </div>
      )}
    </aside>
  );
};

export const ServiceDetail = ({ site, service, quote }: Props) => {
  const { hero, about, closing, all } = site.slogans;
  const free = all.filter((one) => ![hero, about, closing].includes(one));
  const slogan = pickFor(service.name, free.length > 0 ? free : all);
  const words = service.blocks.flatMap(({ text, points }) => [text, ...points]).join('');
  const isShort = words.length < FEW_WORDS && !service.prices;
  const own = servicePicture(site, service);
  const header = headerPicture(site, service.name);
  const picture =
    own ??
    (isShort && header && widePictures(site).length >= ENOUGH_PICTURES
      ? headerPicture(site, `${service.name} below`, [header])
      : null);
  const photo = (src: string, className: string) => (
    <FramedPicture
      src={src}
      focus={site.focus}
      alt={service.blocks.some((block) => block.picture === src) ? service.name : ''}
      width={1000}
      height={563}
      sizes="(min-width: 1280px) 52rem, (min-width: 1024px) calc(100vw - 33rem), 100vw"
      className={className}
    />
  );
  return (
    <Section labelled={false} className={clsx('with-aside grid gap-14 lg:gap-16', isShort && 'few-words')}>
      <article id="service">
        {picture && photo(picture, clsx('aspect-video', !own && 'max-lg:hidden'))}
        {/* A page without photographs has the service's plate in its header. */}
        {!picture && isShort && (
          <Plate
            site={site}
            name={header ? service.name : undefined}
            className={clsx('frame aspect-video max-lg:hidden', !slogan && 'mb-8')}
          />
        )}
        {slogan && <p className="slogan">{slogan}</p>}
        <div className="stack-10">
          {service.blocks.map((block, index) => (
            <div key={index}>
              <Texts text={block.text} formatting={block.formatting} className="stack-4" />
              <Points items={block.points} columns={2} className="mt-6" />
              {index > 0 &&
                block.picture &&
                block.picture !== picture &&
                photo(block.picture, 'mt-8 aspect-video')}
            </div>
          ))}
        </div>
        <PriceList site={site} service={service} className="mt-10" />
        {quote && <CustomerQuote site={site} quote={quote} />}
        <div className="mt-12 flex flex-wrap gap-3">
          <CallToAction site={site} label={messagesOf(site).action.freeEstimate} />
          <LinkButtons site={site} />
        </div>
      </article>
      <Sidebar site={site} service={service} />
    </Section>
  );
};
