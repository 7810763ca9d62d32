import { areaOf, CallOnlyLines, PhoneButton, PhoneMenu } from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import { SocialIcons } from '@/components/blocks/social-icons';
import type { HeaderProps } from '@/components/looks/look';
import { Icon } from '@/components/ui/icons/icon';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';

/** Wide screens only. */
const QuietLine = ({ site }: Pick<HeaderProps, 'site'>) => {
  const [opening] = site.openingHours;
  const area = areaOf(site);
  if (!opening && !area && site.social.length === 0) return null;
  return (
    <div className="quiet-line">
      <div className="wrap">
        {opening && (
          <p>
            <Icon name="clock" />
            <span>{opening.days}</span>
            {opening.hours}
          </p>
        )}
        {area && (
          <p>
            <Icon name="pin" />
            {area}
          </p>
        )}
        <SocialIcons links={site.social} label={messagesOf(site).section.social} />
      </div>
    </div>
  );
};

const PhonePill = ({ site }: Pick<HeaderProps, 'site'>) => {
  const [phone] = site.phones;
  return (
    phone &&
    !site.callOnly && (
      <a
        href={telLink(phone.digits)}
        aria-label={messagesOf(site).action.call(phone.display)}
        className="phone-pill"
      >
        <Icon name="phone" />
        <span>{phone.display}</span>
      </a>
    )
  );
};

export const Header = ({ site, menu }: HeaderProps) => {
  const { nav, action } = messagesOf(site);
  return (
    <header id="header" className="contents">
      <QuietLine site={site} />
      <div className="bar pill-bar">
        <div className="pill">
          <Logo site={site} eager />
          {!site.callOnly && (
            <NavigationBar items={menu} label={nav.main} submenuLabel={nav.submenu} moreLabel={nav.more} />
          )}
          <div className="pill-end">
            <PhonePill site={site} />
            <CallToAction site={site} label={action.freeEstimate} className="btn btn-small" />
            <PhoneButton site={site} />
            {!site.callOnly && <PhoneMenu site={site} menu={menu} />}
          </div>
        </div>
      </div>
      {site.callOnly && <CallOnlyLines site={site} menu={menu} />}
    </header>
  );
};
