import clsx from 'clsx';
import { Plate } from '@/components/blocks/plate';
import { ContactFacts, hasFacts } from '@/components/blocks/contact-facts';
import { BusinessEstimateForm } from '@/components/sections/estimate/business-estimate-form';
import { NetworkIcon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';

const facts = ['address', 'phones', 'emails', 'hours'] as const;

/** In the brand's colour. */
export const darkCard = 'card on-dark border-0 p-5 sm:p-10 [&_:not(.btn,.btn_*)]:text-inherit';

const GetInTouch = ({ site }: { site: Site }) => (
  <section
    aria-labelledby="touch-title"
    className={clsx(
      darkCard,
      'lg:col-span-5',
      isSparse(site) ? 'relative isolate overflow-hidden lg:row-span-2' : 'self-start',
      site.social.length > 0 && 'lg:rounded-b-none lg:pb-0',
    )}
  >
    {isSparse(site) && site.look !== 'journal' && <Plate site={site} className="max-lg:hidden" />}
    <h2 id="touch-title" className="mb-5 text-3xl sm:mb-8 sm:text-4xl">
      {messagesOf(site).section.getInTouch}
    </h2>
    <ContactFacts id="touch" site={site} show={facts} isCalled />
  </section>
);

const FollowUs = ({ site }: { site: Site }) => (
  <section
    id="follow"
    aria-labelledby="follow-title"
    className={clsx(darkCard, 'self-start lg:col-span-5', hasFacts(site, facts) && 'lg:rounded-t-none')}
  >
    <h2 id="follow-title" className="mb-3 text-xl">
      {messagesOf(site).section.followUs}
    </h2>
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
  </section>
);

export const ContactSection = ({ site }: { site: Site }) => {
  const { section } = messagesOf(site);
  const hasSocial = site.social.length > 0;
  const hasAside = hasFacts(site, facts) || hasSocial;
  return (
    <Section
      id="contact"
      labelled={false}
      className="grid grid-rows-[auto_1fr] gap-8 lg:grid-cols-12 lg:gap-x-10 lg:gap-y-0"
    >
      {hasFacts(site, facts) && <GetInTouch site={site} />}
      <section
        aria-labelledby="contact-form-title"
        className={clsx('card p-5 sm:p-10', hasAside ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-8')}
      >
        <h2 id="contact-form-title" className="mb-8 text-3xl sm:text-4xl">
          {section.sendMessage}
        </h2>
        <BusinessEstimateForm site={site} id="contact-form" isShort={isSparse(site)} />
      </section>
      {hasSocial && <FollowUs site={site} />}
    </Section>
  );
};
