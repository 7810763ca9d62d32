import { areaOf, CallOnlyLines, PhoneButton, PhoneMenu } from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import { SocialIcons } from '@/components/blocks/social-icons';
import type { HeaderProps } from '@/components/looks/look';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';

/** Wide screens only. */
const FactsLine = ({ site }: Pick<HeaderProps, 'site'>) => {
  const [opening] = site.openingHours;
  const area = areaOf(site);
  if (!opening && !area && site.social.length === 0) return null;
  return (
    <div className="facts-line">
      <div className="wrap">
        {opening && (
          <p>
            <span>{opening.days}</span>
            {opening.hours}
          </p>
        )}
        {area && <p>{area}</p>}
        <SocialIcons links={site.social} label={messagesOf(site).section.social} />
      </div>
    </div>
  );
};

const BarEnd = ({ site, menu }: HeaderProps) => {
  const { action } = messagesOf(site);
  const [phone] = site.phones;
  return (
    <div className="bar-end">
      {phone && !site.callOnly && (
        <a href={telLink(phone.digits)} aria-label={action.call(phone.display)} className="bar-phone">
          {phone.display}
        </a>
      )}
      <CallToAction site={site} label={action.freeEstimate} />
      <PhoneButton site={site} />
      {!site.callOnly && <PhoneMenu site={site} menu={menu} />}
    </div>
  );
};

export const Header = ({ site, menu }: HeaderProps) => {
  const { nav } = messagesOf(site);
  return (
    <header id="header" className="contents">
      <FactsLine site={site} />
      <div className="bar block-bar">
        <div className="block-bar-name">
          <Logo site={site} eager />
        </div>
        {!site.callOnly && (
          <NavigationBar items={menu} label={nav.main} submenuLabel={nav.submenu} moreLabel={nav.more} />
        )}
        <BarEnd site={site} menu={menu} />
      </div>
      {site.callOnly && <CallOnlyLines site={site} menu={menu} />}
    </header>
  );
};
