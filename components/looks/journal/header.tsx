import { CallToAction } from '@/components/blocks/call-to-action';
import { areaOf, CallOnlyLines, PhoneButton, PhoneLink, PhoneMenu } from '@/components/blocks/header-parts';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import { SocialIcons } from '@/components/blocks/social-icons';
import type { HeaderProps } from '@/components/looks/look';
import { messagesOf } from '@/lib/site/messages';

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
      {area && <p>{area}</p>}
    </div>
  );
};

/** Stays at the top of a scrolled page. */
const MenuLine = ({ site, menu }: HeaderProps) => (
  <div className="bar menu-line">
    <div className="wrap">
      <NavigationBar site={site} items={menu} />
      <PhoneLink site={site} className="masthead-phone" />
      <CallToAction site={site} label={messagesOf(site).action.freeEstimate} className="btn btn-small" />
    </div>
  </div>
);

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
