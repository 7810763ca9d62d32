import { CallToAction } from '@/components/blocks/call-to-action';
import { Logo } from '@/components/blocks/logo';
import { SocialIcons } from '@/components/blocks/social-icons';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { areaText, showsArea } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { navigationOf } from '@/lib/site/pages/site-pages';
import { telLink } from '@/lib/site/urls/outside-links';
import { NavigationBar, NavigationList } from './navigation';

const firstHours = ({ openingHours: [opening] }: Site): string | null =>
  opening ? [opening.days, opening.hours].filter(Boolean).join(', ') : null;

const MAX_TOWNS = 3;
const areaOf = (site: Site): string | null => (showsArea(site) ? areaText(site, MAX_TOWNS) : null);

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

const PhoneButton = ({ site }: { site: Site }) => {
  const [phone] = site.phones;
  return (
    phone && (
      <a
        href={telLink(phone.digits)}
        aria-label={messagesOf(site).action.call(phone.display)}
        className="grid size-12 place-items-center rounded-xl text-mobile-menu hover:bg-tint lg:hidden"
      >
        <Icon name="phone" className="size-7" />
      </a>
    )
  );
};

const PhoneMenu = ({ site }: { site: Site }) => {
  const { nav, section, action } = messagesOf(site);
  const hours = firstHours(site);
  const area = areaOf(site);
  const hoursLine = hours && (
    <p className="mt-5 flex items-center gap-2.5">
      <Icon name="clock" />
      {hours}
    </p>
  );
  return (
    <details className="group lg:hidden">
      <summary
        aria-label={nav.menu}
        className="grid size-12 place-items-center rounded-xl text-mobile-menu hover:bg-tint"
      >
        <Icon name="menu" className="size-8 group-open:hidden" />
        <Icon name="close" className="hidden size-8 group-open:block" />
      </summary>
      <div className="menu-panel phone-menu">
        <NavigationList items={navigationOf(site)} label={nav.main} submenuLabel={nav.submenu} />
        <CallToAction site={site} label={action.freeEstimate} className="btn mt-6 w-full" />
        {area ? (
          <>
            {hoursLine}
            <p className="mt-5 flex items-center gap-2.5">
              <Icon name="pin" />
              {area}
            </p>
          </>
        ) : (
          hoursLine
        )}
        <SocialIcons links={site.social} label={section.social} className="-ms-3 mt-3 text-heading" />
      </div>
    </details>
  );
};

/** On phones: other sites show the first hours in the menu. */
const CallOnlyHours = ({ site }: { site: Site }) => {
  const hours = firstHours(site);
  return (
    hours && (
      <p className="wrap flex items-center gap-2.5 py-2.5 lg:hidden">
        <Icon name="clock" className="size-5 text-secondary-ink" />
        {hours}
      </p>
    )
  );
};

/** Replaces the social icons on a scrolled page (menus.css, `.bar-swap`). */
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

const MenuBar = ({ site }: { site: Site }) => {
  const { nav, section } = messagesOf(site);
  return (
    <div className="bar on-dark hidden lg:block">
      <div className="wrap flex items-center justify-between gap-6">
        <NavigationBar items={navigationOf(site)} label={nav.main} submenuLabel={nav.submenu} />
        <div className="bar-swap">
          <SocialIcons links={site.social} label={section.social} className="bar-social" />
          <BarActions site={site} />
        </div>
      </div>
    </div>
  );
};

/** `display: contents`, so that its bars stick for the whole page. */
export const Header = ({ site }: { site: Site }) => (
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
          {!site.callOnly && <PhoneMenu site={site} />}
        </div>
      </div>
    </div>
    {site.callOnly ? <CallOnlyHours site={site} /> : <MenuBar site={site} />}
  </header>
);
