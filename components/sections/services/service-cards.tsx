import { Photo, Plate } from '@/components/blocks/plate';
import { LinkList } from '@/components/ui/link-list';
import { FramedPicture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Service } from '@/lib/content/services/services';
import type { Site } from '@/lib/content';
import { areGrouped, inServiceGroups } from '@/lib/content/services/service-groups';
import { cardPicture, cardServices } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { lowestPriceText } from '@/lib/site/price-texts';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { GroupOfLines } from './group-of-lines';
import { Beginning, NamedServices } from './named-services';

const CardPrice = ({ site, service }: { site: Site; service: Service }) => {
  const price = lowestPriceText(site, service);
  return price && <p className="card-price font-semibold text-heading">{price}</p>;
};

/** Poster's pictures fill their cards; the first is large in journal and studio. */
const cardSizes = ({ look, services }: Site, service: Service) => {
  const isFirst = service === services[0];
  if (look === 'poster') return '(min-width: 1024px) 34vw, 50vw';
  if (look === 'studio') return `(min-width: 1024px) ${isFirst ? '60rem, 100vw' : '24rem, 50vw'}`;
  return `(min-width: 1024px) ${isFirst && look === 'journal' ? '44rem' : '24rem'}, (min-width: 640px) 50vw, 6rem`;
};

/** More services without any photograph have no plates, which would look like a pattern. */
const MAX_PLATES = 4;

type CardProps = { site: Site; service: Service };

/** A plate stands in the place of a missing picture. */
const ServiceCard = ({ site, service }: CardProps) => {
  const picture = cardPicture(site, service);
  const text = service.blocks.find((block) => block.text)?.text;
  return (
    <li className="card service-card">
      <div className="service-picture">
        {picture ? (
          <Photo
            site={site}
            src={picture}
            width={560}
            height={420}
            sizes={cardSizes(site, service)}
            className="photo photo-near"
          />
        ) : (
          <Plate site={site} name={service.name} className="size-full" />
        )}
      </div>
      <div className="service-words">
        <h3>
          <a href={serviceHref(site, service)}>{service.name}</a>
        </h3>
        {text && <Beginning text={text} />}
        <CardPrice site={site} service={service} />
      </div>
    </li>
  );
};

const ServiceLine = ({ site, service }: CardProps) => {
  const picture = cardPicture(site, service);
  const text = service.blocks.find((block) => block.text)?.text;
  return (
    <li className="service-line">
      {picture && (
        <FramedPicture
          src={picture}
          focus={site.focus}
          alt=""
          width={96}
          height={96}
          className="size-20 shrink-0"
        />
      )}
      <div className="min-w-0">
        <h4>
          <a href={serviceHref(site, service)}>{service.name}</a>
        </h4>
        {text && <Beginning text={text} />}
        <CardPrice site={site} service={service} />
      </div>
    </li>
  );
};

/** Four columns where they leave fewer cards alone in the last row than three. */
const columnsFor = (cards: number) =>
  cards % 3 !== 0 && (cards % 4 === 0 || cards % 3 === 1) && cards % 4 !== 1
    ? 'lg:grid-cols-4'
    : 'lg:grid-cols-3';

export const ServiceCards = ({ site }: { site: Site }) => {
  if (site.services.length === 0) return null;
  const { section } = messagesOf(site);
  const title = site.headings.services ?? section.services;
  if (areGrouped(site.services))
    return (
      <Section id="services" title={title} tone="tint">
        {inServiceGroups(site.services, (service) => service).map(({ title, items }) => (
          <GroupOfLines key={title} site={site} title={title}>
            {items.map((service, index) => (
              <ServiceLine key={index} site={site} service={service} />
            ))}
          </GroupOfLines>
        ))}
      </Section>
    );
  const cards = cardServices(site);
  const others = site.services.slice(cards.length);
  const isPictured = (service: Service) => cardPicture(site, service) !== null;
  // Journal and poster show pictures where most services have one.
  const hasLargeNames = site.look === 'journal' || site.look === 'poster';
  const pictured = cards.filter(isPictured).length;
  const hasPictures = hasLargeNames ? pictured * 2 > cards.length : pictured > 0;
  const priced = cards.filter((service) => lowestPriceText(site, service));
  const more = others.length > 0 && (
    <LinkList
      links={others.map((service) => ({ name: service.name, href: serviceHref(site, service) }))}
      max={24}
      few={{ className: 'mt-10 gap-x-8 sm:columns-2 lg:columns-3' }}
      many={{ className: 'mt-10 ' }}
    />
  );
  if (!hasPictures && priced.length * 2 > site.services.length)
    return <NamedServices site={site} tone="tint" />;
  if (!hasPictures && (hasLargeNames || cards.length > MAX_PLATES))
    return (
      <NamedServices site={site} tone="tint" services={cards}>
        {more}
      </NamedServices>
    );
  return (
    <Section id="services" title={title} tone="tint">
      <ul
        className={`service-cards mt-8 grid gap-2 sm:grid-cols-2 sm:gap-6 lg:mt-12 ${columnsFor(cards.length)}`}
      >
        {cards.map((service, index) => (
          <ServiceCard key={index} site={site} service={service} />
        ))}
      </ul>
      {more}
    </Section>
  );
};
