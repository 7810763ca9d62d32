import { areaOf, CallOnlyLines, PhoneButton, PhoneMenu } from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { SocialIcons } from '@/components/blocks/social-icons';
import { Icon } from '@/components/ui/icons/icon';
import type { HeaderProps } from '@/components/looks/look';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { telLink } from '@/lib/site/urls/outside-links';
import { NavigationBar } from '@/components/blocks/navigation';

const Facts = ({ site }: { site: Site }) => {
  const { action } = messagesOf(site);
  const [phone] = site.phones;
  const [opening] = site.openingHours;
  const area = areaOf(site);
  const hours = opening && (
    <p className="flex items-center gap-3 leading-snug">
      <Icon name="clock" className="size-7 text-secondary-ink" />
      <span className="max-w-48 xl:max-w-64">
        <span className="block font-semibold text-heading">{opening.days}</span>
        {opening.hours}
      </span>
    </p>
  );
  const hoursAndArea = area && (
    <>
      {hours}
      <p className="hidden items-center gap-3 leading-snug xl:flex">
        <Icon name="pin" className="size-7 text-secondary-ink" />
        <span className="max-w-40">{area}</span>
      </p>
    </>
  );
  return (
    <div className="hidden items-center gap-8 lg:flex">
      {hoursAndArea ?? hours}
      {phone && (
        <a
          href={telLink(phone.digits)}
          aria-label={action.call(phone.display)}
          className="flex min-h-11 items-center gap-3 text-heading"
        >
          <Icon name="phone" className="size-7 text-secondary-ink" />
          <span className="font-display text-xl font-bold tracking-tight whitespace-nowrap">
            {phone.display}
          </span>
        </a>
      )}
    </div>
  );
};

/** Replaces the social icons on a scrolled page (first-screen.css, `.bar-swap`). */
const BarActions = ({ site }: { site: Site }) => {
  const { action } = messagesOf(site);
  const [phone] = site.phones;
  return (
    <div className="bar-actions">
      {phone && (
        <a
          href={telLink(phone.digits)}
          aria-label={action.call(phone.display)}
          className="flex min-h-11 items-center gap-2 font-bold whitespace-nowrap"
        >
          <Icon name="phone" />
          <span className="hidden xl:inline">{phone.display}</span>
        </a>
      )}
      <CallToAction site={site} label={action.freeEstimate} className="btn btn-small" />
    </div>
  );
};

const MenuBar = ({ site, menu }: HeaderProps) => {
  const { nav, section } = messagesOf(site);
  return (
    <div className="bar on-dark hidden lg:block">
      <div className="wrap flex items-center justify-between gap-6">
        <NavigationBar items={menu} label={nav.main} submenuLabel={nav.submenu} moreLabel={nav.more} />
        <div className="bar-swap">
          <SocialIcons links={site.social} label={section.social} className="bar-social" />
          <BarActions site={site} />
        </div>
      </div>
    </div>
  );
};

/** `display: contents`, so that its bars stick for the whole page. */
export const Header = ({ site, menu }: HeaderProps) => (
  <header id="header" className="contents">
    <div className="bar border-b border-line bg-page lg:static">
      <div className="wrap relative flex min-h-18 items-center justify-between gap-4 lg:min-h-24">
        <Logo site={site} eager />
        <div className="flex shrink-0 items-center gap-1 lg:gap-8">
          <Facts site={site} />
          <PhoneButton site={site} />
          <span className="hidden lg:block">
            <CallToAction site={site} label={messagesOf(site).action.freeEstimate} />
          </span>
          {!site.callOnly && <PhoneMenu site={site} menu={menu} />}
        </div>
      </div>
    </div>
    {site.callOnly ? <CallOnlyLines site={site} menu={menu} /> : <MenuBar site={site} menu={menu} />}
  </header>
);
