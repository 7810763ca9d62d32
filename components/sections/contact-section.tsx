import { ContactFacts } from '@/components/blocks/contact-facts';
import { BusinessEstimateForm } from '@/components/blocks/business-estimate-form';
import { NetworkIcon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';

const hasFacts = (site: Site) =>
  site.phones.length + site.places.length + site.openingHours.length + site.social.length > 0;

/** SPEC section 2, Contact page: the 'Get In Touch!' card beside the form's card. */
export const ContactSection = ({ site }: { site: Site }) => {
  const { section } = getMessages(site.language);
  return (
    <div className="section wrap grid gap-8 lg:grid-cols-12 lg:gap-10">
      {hasFacts(site) && (
        <section
          aria-labelledby="touch-title"
          className="card on-dark self-start border-0 p-7 sm:p-10 lg:col-span-5 [&_*]:text-inherit"
        >
          <h2 id="touch-title" className="mb-8 text-3xl sm:text-4xl">
            {section.getInTouch}
          </h2>
          <ContactFacts site={site} show={['address', 'phones', 'hours']} />
          {site.social.length > 0 && (
            <>
              <h3 className="mt-10 mb-3 text-xl">{section.followUs}</h3>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {site.social.map(({ url, name, network }) => (
                  <li key={url}>
                    <OutsideLink
                      href={url}
                      className="inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
                    >
                      <NetworkIcon network={network} />
                      {name}
                    </OutsideLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      <section
        aria-labelledby="contact-form-title"
        className={`card p-7 sm:p-10 ${hasFacts(site) ? 'lg:col-span-7' : 'lg:col-span-8'}`}
      >
        <h2 id="contact-form-title" className="mb-7 text-3xl sm:text-4xl">
          {section.sendMessage}
        </h2>
        <BusinessEstimateForm site={site} id="contact-form" />
      </section>
    </div>
  );
};
