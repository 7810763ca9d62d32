import { Icon } from '@/components/ui/icons/icon';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { serviceHref } from '@/lib/site/pages/site-pages';
import { lowestPriceText } from '@/lib/site/price-texts';

/** All services, once and large: Home of a sparse record. A call-only site has no pages for them. */
export const NamedServices = ({ site }: { site: Site }) => {
  if (site.services.length === 0) return null;
  return (
    <Section id="services">
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
              {(text || price) && <p>{[text, price].filter(Boolean).join(' ')}</p>}
              {!site.callOnly && <Icon name="arrow" />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
