import { CallToAction } from '@/components/blocks/call-to-action';
import { areaOf, CallOnlyLines, PhoneButton, PhoneMenu } from '@/components/blocks/header-parts';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import { SocialIcons } from '@/components/blocks/social-icons';
import type { HeaderProps } from '@/components/looks/look';
import { Icon } from '@/components/ui/icons/icon';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';

const Facts = ({ site }: Pick<HeaderProps, 'site'>) => {
  const [opening] = site.openingHours;
  const area = areaOf(site);
  return (
    <div className="masthead-facts">
      {opening && (
        <p>
          <span className="block font-semibold text-heading">{opening.days}</span>
          {opening.hours}
        </p>
      )}
      {area && <p className="masthead-area">{area}</p>}
    </div>
  );
};

const PhoneLink = ({ site }: Pick<HeaderProps, 'site'>) => {
  const [phone] = site.phones;
  return (
    phone && (
      <a
        href={telLink(phone.digits)}
        aria-label={messagesOf(site).action.call(phone.display)}
        className="masthead-phone"
      >
        <Icon name="phone" />
        <span>{phone.display}</span>
      </a>
    )
  );
};

/** Stays at the top of a scrolled page. */
const MenuLine = ({ site, menu }: HeaderProps) => {
  const { nav, action } = messagesOf(site);
  return (
    <div className="bar menu-line">
      <div className="wrap">
        {!site.callOnly && (
          <NavigationBar items={menu} label={nav.main} submenuLabel={nav.submenu} moreLabel={nav.more} />
        )}
        <PhoneLink site={site} />
        <CallToAction site={site} label={action.freeEstimate} className="btn btn-small" />
      </div>
    </div>
  );
};

export const Header = ({ site, menu }: HeaderProps) => (
  <header id="header" className="contents">
    <div className="bar masthead">
      <div className="wrap">
        <Facts site={site} />
        <Logo site={site} eager />
        <div className="masthead-end">
          <div className="masthead-social">
            <SocialIcons links={site.social} label={messagesOf(site).section.social} />
          </div>
          <PhoneButton site={site} />
          {!site.callOnly && <PhoneMenu site={site} menu={menu} />}
        </div>
      </div>
    </div>
    <MenuLine site={site} menu={menu} />
    {site.callOnly && <CallOnlyLines site={site} menu={menu} />}
  </header>
);
