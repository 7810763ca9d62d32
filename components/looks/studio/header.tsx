import {
  CallOnlyLines,
  FactsLine,
  PhoneButton,
  PhoneLink,
  PhoneMenu,
} from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar } from '@/components/blocks/navigation';
import type { HeaderProps } from '@/components/looks/look';
import { messagesOf } from '@/lib/site/messages';

export const Header = ({ site, menu }: HeaderProps) => (
  <header id="header" className="contents">
    <FactsLine site={site} className="quiet-line" hasIcons />
    <div className="bar pill-bar">
      <div className="pill">
        <Logo site={site} eager />
        <NavigationBar site={site} items={menu} />
        <div className="pill-end">
          {!site.callOnly && <PhoneLink site={site} className="phone-pill" />}
          <CallToAction site={site} label={messagesOf(site).action.freeEstimate} className="btn btn-small" />
          <PhoneButton site={site} />
          {!site.callOnly && <PhoneMenu site={site} menu={menu} />}
        </div>
      </div>
    </div>
    {site.callOnly && <CallOnlyLines site={site} menu={menu} />}
  </header>
);
