import { CallOnlyLines, FactsLine, PhoneButton, PhoneMenu } from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import type { HeaderProps } from '@/components/looks/look';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { messagesOf } from '@/lib/site/messages';

const BarEnd = ({ site, menu }: HeaderProps) => {
  const { action } = messagesOf(site);
  const phone = phoneButton(site);
  return (
    <div className="bar-end">
      {phone && !site.callOnly && (
        <a href={phone.href} aria-label={phone.label} className="bar-phone">
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
