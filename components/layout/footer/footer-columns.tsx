import { Fragment, type ReactNode } from 'react';
import { EmailLink, NumberLink } from '@/components/blocks/contact-facts';
import { hasHours, HoursTable } from '@/components/blocks/hours-table';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { hasOwnFacts } from '@/lib/content/business/business';
import { hasPage } from '@/lib/content/domain/named';
import { withWholeNumbers } from '@/lib/platform/text';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { messagesOf } from '@/lib/site/messages';
import { areaText, atPlace, showsArea } from '@/lib/site/area';
import { footerPagesOf, navigationOf } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';

const FooterColumn = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <div id={id}>
    <h2 className="mb-3 text-xl">{title}</h2>
    {children}
  </div>
);

const MAX_SERVICES = 6;

export const ServicesColumn = ({ site }: { site: Site }) => {
  const services = site.services.slice(0, MAX_SERVICES);
  if (services.length === 0) return null;
  const href = site.callOnly ? phoneButton(site)?.href : paths.services;
  return (
    <FooterColumn id="footer-services" title={messagesOf(site).nav.services}>
      <ul>
        {services.map(({ name }, index) => (
          <li key={index}>
            {href ? (
              <a href={href} className="footer-line">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
};

export const NavigationColumn = ({ site }: { site: Site }) => {
  const items = navigationOf(site).filter(({ href }) => href !== paths.videos);
  if (items.length === 0) return null;
  const { areas, nav } = messagesOf(site);
  const links = [
    ...items,
    ...(site.areas.some(hasPage) ? [{ label: areas.title, href: paths.areas }] : []),
    ...footerPagesOf(site),
  ];
  return (
    <FooterColumn id="footer-navigation" title={nav.navigation}>
      <nav aria-label={nav.navigation}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="footer-line">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </FooterColumn>
  );
};

const Line = ({ id, icon, children }: { id?: string; icon: IconName; children: ReactNode }) => (
  <li id={id} className="flex gap-3">
    <Icon name={icon} className="mt-3 size-5 text-accent-on-footer md:mt-1" />
    <div className="min-w-0 grow">{children}</div>
  </li>
);

const AddressLine = ({ site, address }: { site: Site; address: string }) => (
  <Line icon="pin">
    {site.callOnly ? (
      <span className="footer-line">{withWholeNumbers(address)}</span>
    ) : (
      <a href={paths.contact} className="footer-line">
        {withWholeNumbers(address)}
      </a>
    )}
  </Line>
);

const PhoneLines = ({ phones }: Pick<Site, 'phones'>) =>
  phones.map((phone) => (
    <Line key={phone.display} icon="phone">
      <NumberLink phone={phone} className="footer-line" />
    </Line>
  ));

const HoursLine = ({ site }: { site: Site }) =>
  hasHours(site) && (
    <Line icon="clock">
      <HoursTable site={site} />
    </Line>
  );

const MAX_TOWNS = 6;
/** Contact has all, up to 30. */
const MAX_PLACES = 6;

export const ContactColumn = ({ site }: { site: Site }) => {
  const { footer, fact } = messagesOf(site);
  const [place] = site.places;
  const [email] = site.emails;
  const ownPlaces = site.places.some(hasOwnFacts) ? site.places.slice(0, MAX_PLACES) : [];
  const whole = ownPlaces.length > 0 ? undefined : place?.address;
  const location = whole ?? (showsArea(site) ? areaText(site, MAX_TOWNS) : undefined);
  const facts = [location, ownPlaces[0], email, site.paymentMethods, site.paymentPicture];
  if (!facts.some(Boolean) && site.phones.length === 0 && !hasHours(site)) return null;
  return (
    <FooterColumn title={footer.contact}>
      <ul id="footer-reach">
        {location && <AddressLine site={site} address={location} />}
        <PhoneLines phones={site.phones} />
        {email && (
          <Line icon="mail">
            <EmailLink email={email} className="footer-line" />
          </Line>
        )}
      </ul>
      <ul>
        <HoursLine site={site} />
        {ownPlaces.map((place, index) => (
          <Fragment key={index}>
            <AddressLine site={site} address={[place.name, place.address].filter(Boolean).join(': ')} />
            <PhoneLines phones={place.phones} />
            <HoursLine site={atPlace(site, place)} />
          </Fragment>
        ))}
        {site.paymentMethods && (
          <Line id="footer-payment" icon="card">
            <span className="footer-line">{site.paymentMethods}</span>
          </Line>
        )}
      </ul>
      {site.paymentPicture && (
        <Picture
          src={site.paymentPicture}
          alt={fact.paymentPicture}
          width={240}
          height={48}
          sizes="240px"
          className="mt-4 h-10 w-auto max-w-full rounded-lg bg-transparent object-contain object-left"
        />
      )}
    </FooterColumn>
  );
};
