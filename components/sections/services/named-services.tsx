import type { ReactNode } from 'react';
import { serviceIcons } from '@/components/blocks/plate';
import { Icon } from '@/components/ui/icons/icon';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import type { Service } from '@/lib/content/services/services';
import { messagesOf } from '@/lib/site/messages';
import { cutAtWord } from '@/lib/platform/text';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { lowestPriceText } from '@/lib/site/price-texts';

/** In characters. */
export const CARD_TEXT_LENGTH = 160;

/** On phones, where a card is a row. */
const SHORT_LENGTH = 48;

/** The beginning of a text; phones show its first words alone. */
export const Beginning = ({ text }: { text: string }) => {
  const whole = cutAtWord(text, CARD_TEXT_LENGTH);
  const end = whole.length > SHORT_LENGTH ? whole.lastIndexOf(' ', SHORT_LENGTH) : -1;
  return (
    <p>
      {end > 0 ? whole.slice(0, end) : whole}
      {end > 0 && <span className="rest">{whole.slice(end)}</span>}
    </p>
  );
};

/** Journal has numbers, poster large words. */
export const hasSmallIcons = ({ look }: Site) => look === 'classic' || look === 'studio';

type Props = { site: Site; tone?: 'page' | 'tint'; services?: readonly Service[]; children?: ReactNode };

/**
 * Services, once and large, with their prices: Home of a sparse record, and of one without pictures of
 * services. A call-only site has no pages for them.
 */
export const NamedServices = ({ site, tone = 'page', services = site.services, children }: Props) => {
  if (services.length === 0) return null;
  const icons = hasSmallIcons(site) ? serviceIcons(site, services) : [];
  return (
    <Section id="services" tone={tone}>
      <Heading section="services" title={site.headings.services ?? messagesOf(site).section.services} />
      <ul className="named-services">
        {services.map((service, index) => {
          const { text } = service.blocks.find((block) => block.text) ?? {};
          const price = lowestPriceText(site, service);
          return (
            <li key={index} className="service-line">
              {icons[index]}
              <h3>
                {site.callOnly ? service.name : <a href={serviceHref(site, service)}>{service.name}</a>}
              </h3>
              {price && <strong>{price}</strong>}
              {text && (isSparse(site) ? <p>{text}</p> : <Beginning text={text} />)}
              {!site.callOnly && <Icon name="arrow" />}
            </li>
          );
        })}
      </ul>
      {children}
    </Section>
  );
};
