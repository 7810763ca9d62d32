import { manyLinks } from '@/components/ui/many-links';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icons/icon';
import { FramedPicture, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Service } from '@/lib/content/services/services';
import type { Site } from '@/lib/content';
import { areGrouped, inServiceGroups, type ServiceGroup } from '@/lib/content/services/service-groups';
import { cardPicture, cardServices } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { lowestPriceText } from '@/lib/site/price-texts';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { cutAtWord } from '@/lib/platform/text';

const TEXT_LENGTH = 160;
const LINE_LENGTH = 70;

const CardPrice = ({ site, service }: { site: Site; service: Service }) => {
  const price = lowestPriceText(site, service);
  return price && <p className="font-semibold text-heading">{price}</p>;
};

const ServiceCard = ({ site, service }: { site: Site; service: Service }) => {
  const picture = cardPicture(site, service);
  const text = service.blocks.find((block) => block.text)?.text;
  return (
    <li className="card group relative flex flex-col overflow-hidden transition-shadow hover:shadow-xl">
      {picture && (
        <div className="aspect-4/3 overflow-hidden bg-tint">
          <Picture
            src={picture}
            alt=""
            width={560}
            height={420}
            sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
            className="photo photo-near"
          />
        </div>
      )}
      <div className="flex grow flex-col gap-3 p-6">
        <h3 className="text-[1.375rem]">
          <a href={serviceHref(site, service)} className="after:absolute after:inset-0">
            {service.name}
          </a>
        </h3>
        {text && <p className="grow">{cutAtWord(text, TEXT_LENGTH)}</p>}
        <CardPrice site={site} service={service} />
        <Icon
          name="arrow"
          className="size-6 text-secondary-ink transition-transform group-hover:translate-x-1"
        />
      </div>
    </li>
  );
};

const ServiceLine = ({ site, service }: { site: Site; service: Service }) => {
  const picture = cardPicture(site, service);
  const text = service.blocks.find((block) => block.text)?.text;
  return (
    <li className="card relative flex items-center gap-4 p-4 transition-shadow hover:shadow-xl">
      {picture && <FramedPicture src={picture} alt="" width={96} height={96} className="size-20 shrink-0" />}
      <div className="min-w-0">
        <h4 className="font-display text-lg leading-snug font-bold text-heading">
          <a href={serviceHref(site, service)} className="after:absolute after:inset-0">
            {service.name}
          </a>
        </h4>
        {text && <p className="text-base">{cutAtWord(text, LINE_LENGTH)}</p>}
        <CardPrice site={site} service={service} />
      </div>
    </li>
  );
};

const GroupOfCards = ({ site, title, items }: { site: Site } & ServiceGroup<Service>) => (
  <>
    <h3 className="mt-12 text-2xl">{title ?? messagesOf(site).section.moreServices}</h3>
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((service, index) => (
        <ServiceLine key={index} site={site} service={service} />
      ))}
    </ul>
  </>
);

const MANY = 24;

const ServiceNames = ({ site, services }: { site: Site; services: readonly Service[] }) =>
  services.length > MANY ? (
    <ul className={`mt-10 ${manyLinks}`}>
      {services.map((service, index) => (
        <li key={index}>
          <a href={serviceHref(site, service)}>{service.name}</a>
        </li>
      ))}
    </ul>
  ) : (
    <ul className="mt-10 gap-x-8 sm:columns-2 lg:columns-3">
      {services.map((service, index) => (
        <li key={index} className="break-inside-avoid border-b border-line">
          <a
            href={serviceHref(site, service)}
            className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-heading hover:underline"
          >
            {service.name}
            <Icon name="arrow" className="size-5 text-secondary-ink" />
          </a>
        </li>
      ))}
    </ul>
  );

/** Four columns where they leave fewer cards alone in the last row than three. */
const columnsFor = (cards: number) =>
  cards % 3 !== 0 && (cards % 4 === 0 || cards % 3 === 1) && cards % 4 !== 1
    ? 'lg:grid-cols-4'
    : 'lg:grid-cols-3';

export const ServiceCards = ({ site }: { site: Site }) => {
  if (site.services.length === 0) return null;
  const { section } = messagesOf(site);
  const heading = <Heading section="services" title={site.headings.services ?? section.services} />;
  if (areGrouped(site.services))
    return (
      <Section id="services" tone="tint">
        {heading}
        {inServiceGroups(site.services, (service) => service).map(({ title, items }) => (
          <GroupOfCards key={title} site={site} title={title} items={items} />
        ))}
      </Section>
    );
  const cards = cardServices(site);
  const others = site.services.slice(cards.length);
  return (
    <Section id="services" tone="tint">
      {heading}
      <ul className={`mt-12 grid gap-6 sm:grid-cols-2 ${columnsFor(cards.length)}`}>
        {cards.map((service, index) => (
          <ServiceCard key={index} site={site} service={service} />
        ))}
      </ul>
      {others.length > 0 && <ServiceNames site={site} services={others} />}
    </Section>
  );
};
