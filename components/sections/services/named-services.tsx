import { Icon } from '@/components/ui/icons/icon';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { cutAtWord } from '@/lib/platform/text';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { lowestPriceText } from '@/lib/site/price-texts';

/** In characters. */
export const CARD_TEXT_LENGTH = 160;

type Props = { site: Site; tone?: 'page' | 'tint' };

/**
 * All services, once and large, with their prices: Home of a sparse record, and of one with prices and no
 * pictures of services. A call-only site has no pages for them.
 */
export const NamedServices = ({ site, tone = 'page' }: Props) => {
  if (site.services.length === 0) return null;
  return (
    <Section id="services" tone={tone}>
      <Heading section="services" title={site.headings.services ?? messagesOf(site).section.services} />
      <ul className="named-services">
        {site.services.map((service, index) => {
          const { text } = service.blocks.find((block) => block.text) ?? {};
          const price = lowestPriceText(site, service);
          return (
            <li key={index} className="service-line">
              <h3>
                {site.callOnly ? service.name : <a href={serviceHref(site, service)}>{service.name}</a>}
              </h3>
              {price && <strong>{price}</strong>}
              {text && <p>{isSparse(site) ? text : cutAtWord(text, CARD_TEXT_LENGTH)}</p>}
              {!site.callOnly && <Icon name="arrow" />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
