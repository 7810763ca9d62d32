import type { ReactNode } from 'react';
import { drawsServices, Plate, serviceIcons } from '@/components/blocks/plate';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { CallCard } from '@/components/sections/estimate/call-card';
import { Icon } from '@/components/ui/icons/icon';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { areGrouped } from '@/lib/content/services/service-groups';
import type { Service } from '@/lib/content/services/services';
import { messagesOf } from '@/lib/site/messages';
import { cutAtWord } from '@/lib/platform/text';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';
import { lowestPriceText } from '@/lib/site/price-texts';

/** In characters. */
const CARD_TEXT_LENGTH = 160;

/** Of a text of more than 100 characters: its first sentence or clause, if short, or its first words. */
const SHORT = /^(?=.{101})(.{20,92}?[.!?](?=\s)|.{20,70}(?=[,;:]\s)|.{1,48}(?=\s))/;

/** The beginning of a text; of a long one cards show less. */
export const Beginning = ({ text }: { text: string }) => {
  const whole = cutAtWord(text, CARD_TEXT_LENGTH);
  const [short = whole] = SHORT.exec(whole) ?? [];
  return (
    <p>
      {short}
      {short !== whole && (
        <span className={/[.!?]$/.test(short) ? 'rest' : 'rest cut'}>{whole.slice(short.length)}</span>
      )}
    </p>
  );
};

type ListProps = { site: Site; services?: readonly Service[] };

/** @param props.form where services without a page lead: the first field of this page's form */
const NameList = ({ site, services = site.services, form }: ListProps & { form?: string }) => {
  const icons = drawsServices(site) ? serviceIcons(site, services) : [];
  const isLinked = !site.callOnly;
  const hrefOf = (service: Service) => {
    const href = serviceHref(site, service);
    return form && href === paths.services ? form : href;
  };
  return (
    <ul className="named-services">
      {services.map((service, index) => {
        const { text } = service.blocks.find((block) => block.text) ?? {};
        const price = lowestPriceText(site, service);
        return (
          <li key={index} className="service-line">
            {icons[index]}
            <h3>{isLinked ? <a href={hrefOf(service)}>{service.name}</a> : service.name}</h3>
            {index === 0 && site.look === 'studio' && !form && <Plate site={site} name={service.name} />}
            {price && <strong>{price}</strong>}
            {text && (isSparse(site) ? <p>{text}</p> : <Beginning text={text} />)}
            {isLinked && <Icon name="arrow" />}
          </li>
        );
      })}
    </ul>
  );
};

type Props = ListProps & { tone?: 'page' | 'tint'; children?: ReactNode };

/**
 * Services, once and large, with their prices: Home of a sparse record, and of one without pictures of
 * services. A call-only site has no pages for them.
 */
export const NamedServices = ({ site, tone = 'page', services = site.services, children }: Props) =>
  services.length > 0 && (
    <Section id="services" title={site.headings.services ?? messagesOf(site).section.services} tone={tone}>
      <NameList site={site} services={services} />
      {children}
    </Section>
  );

/** Names as tall together as the card to call. */
const MAX_BESIDE_CARD = 8;

/** Whether the record names its services and says no more of them. */
export const areNames = ({ services }: Site): boolean =>
  services.length > 0 &&
  services.length <= MAX_BESIDE_CARD &&
  !areGrouped(services) &&
  services.every(({ blocks, prices }) => blocks.length === 0 && !prices);

/** All that there is to say: what the business does and where, how to call it, and its form. */
export const NamesBesideCard = ({ site }: { site: Site }) => {
  const { section } = messagesOf(site);
  return (
    <Section id="service-rows" className="with-aside grid gap-8 lg:gap-x-10">
      <h2 id="service-rows-title" className="sr-only">
        {section.services}
      </h2>
      <NameList site={site} form="#card-form-firstName" />
      <aside aria-label={section.contactUs} className="lg:contents">
        <CallCard site={site} />
      </aside>
      <CoverageMap site={site} isCard />
    </Section>
  );
};
