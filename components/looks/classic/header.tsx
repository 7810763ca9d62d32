import { areaOf, CallOnlyLines, PhoneButton, PhoneLink, PhoneMenu } from '@/components/blocks/header-parts';
import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { SocialIcons } from '@/components/blocks/social-icons';
import { Icon } from '@/components/ui/icons/icon';
import type { HeaderProps } from '@/components/looks/look';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { NavigationBar } from '@/components/blocks/navigation';

const iconClass = 'size-7 text-secondary-ink';

const Facts = ({ site }: { site: Site }) => {
  const [opening] = site.openingHours;
  const area = areaOf(site);
  return (
    <div className="hidden items-center gap-8 lg:flex">
      {opening && (
        <p className="flex items-center gap-3 leading-snug">
          <Icon name="clock" className={iconClass} />
          <span className="max-w-48 xl:max-w-64">
            <span className="block font-semibold text-heading">{opening.days}</span>
            {opening.hours}
          </span>
        </p>
      )}
      {area && (
        <p className="hidden items-center gap-3 leading-snug xl:flex">
          <Icon name="pin" className={iconClass} />
          <span className="max-w-40">{area}</span>
        </p>
      )}
      <PhoneLink
        site={site}
        className="flex min-h-11 items-center gap-3 text-heading"
        iconClass={iconClass}
        numberClass="font-display text-xl font-bold tracking-tight whitespace-nowrap"
      />
    </div>
  );
};

/** Replaces the social icons on a scrolled page (first-screen.css, `.bar-swap`). */
const BarActions = ({ site }: { site: Site }) => (
  <div className="bar-actions">
    <PhoneLink
      site={site}
      className="flex min-h-11 items-center gap-2 font-bold whitespace-nowrap"
      numberClass="hidden xl:inline"
    />
    <CallToAction site={site} label={messagesOf(site).action.freeEstimate} className="btn btn-small" />
  </div>
);

const MenuBar = ({ site, menu }: HeaderProps) => (
  <div className="bar on-dark hidden lg:block">
    <div className="wrap flex items-center justify-between gap-6">
      <NavigationBar site={site} items={menu} />
      <div className="bar-swap">
        <SocialIcons links={site.social} label={messagesOf(site).section.social} className="bar-social" />
        <BarActions site={site} />
      </div>
    </div>
  </div>
);

/** `display: contents`, so that its bars stick for the whole page. */
export const Header = ({ site, menu }: HeaderProps) => (
  <header id="header" className="contents">
    <div className="bar bg-page max-lg:border-b max-lg:border-line lg:static">
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
