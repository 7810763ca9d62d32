import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import { navigationOf } from '@/lib/site/pages/site-pages';
import { telLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/urls/paths';
import { FooterColumn, footerLink } from './footer-column';

const MAX_SERVICES = 6;

export const ServicesColumn = ({ site }: { site: Site }) => {
  const services = site.services.slice(0, MAX_SERVICES);
  if (services.length === 0) return null;
  const [phone] = site.phones;
  const href = site.callOnly ? phone && telLink(phone.digits) : paths.services;
  return (
    <FooterColumn title={getMessages(site.language).nav.services}>
      <ul>
        {services.map(({ name }, index) => (
          <li key={index}>
            {href ? (
              <a href={href} className={footerLink}>
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
  const { nav } = getMessages(site.language);
  return (
    <FooterColumn title={nav.navigation}>
      <nav aria-label={nav.navigation}>
        <ul>
          {items.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={footerLink}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </FooterColumn>
  );
};
