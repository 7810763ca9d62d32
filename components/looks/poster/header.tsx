import { CallOnlyLines, FactsLine, PhoneButton, PhoneMenu } from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import type { HeaderProps } from '@/components/looks/look';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';

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

export const Header = ({ site, menu }: HeaderProps) => (
  <header id="header" className="contents">
    <FactsLine site={site} className="facts-line" />
    <div className="bar block-bar">
      <div className="block-bar-name">
        <Logo site={site} eager />
      </div>
      <NavigationBar site={site} items={menu} />
      <BarEnd site={site} menu={menu} />
    </div>
    {site.callOnly && <CallOnlyLines site={site} menu={menu} />}
  </header>
);
