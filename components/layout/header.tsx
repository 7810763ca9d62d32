import { CallToAction } from '@/components/blocks/call-to-action';
import { SocialIcons } from '@/components/blocks/social-icons';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { navigationOf } from '@/lib/pages/navigation';
import { telLink } from '@/lib/urls/outside-links';
import { Logo } from '@/components/blocks/logo';
import { NavigationBar, NavigationList } from './navigation';

const Facts = ({ site }: { site: Site }) => {
  const { action } = getMessages(site.language);
  const [phone] = site.phones;
  const [opening] = site.openingHours;
  return (
    <div className="hidden items-center gap-8 lg:flex">
      {opening && (
        <p className="flex items-center gap-3 leading-snug">
          <Icon name="clock" className="size-7 text-secondary-ink" />
          <span>
            <span className="block font-semibold text-heading">{opening.days}</span>
            {opening.hours}
          </span>
        </p>
      )}
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

const PhoneMenu = ({ site }: { site: Site }) => {
  const { nav, section, action } = getMessages(site.language);
  const [opening] = site.openingHours;
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
        {opening && (
          <p className="mt-5 flex items-center gap-2.5">
            <Icon name="clock" />
            {[opening.days, opening.hours].filter(Boolean).join(', ')}
          </p>
        )}
        <SocialIcons links={site.social} label={section.social} className="-ms-3 mt-3 text-heading" />
      </div>
    </details>
  );
};

/** On a phone the first day and hours are in the menu; a call-only site has none, and says them below the bar. */
const CallOnlyHours = ({
  site: {
    openingHours: [opening],
  },
}: {
  site: Site;
}) =>
  opening && (
    <p className="wrap flex items-center gap-2.5 py-2.5 lg:hidden">
      <Icon name="clock" className="size-5 text-secondary-ink" />
      {[opening.days, opening.hours].filter(Boolean).join(', ')}
    </p>
  );

/** Logo, first phone, first day and hours, one button; below it the menu bar, which call-only sites do not have. One landmark without a box: what sticks to the window's top does so all the way down the page. */
export const Header = ({ site }: { site: Site }) => {
  const { nav, section, action } = getMessages(site.language);
  const [phone] = site.phones;
  return (
    <header className="contents">
      <div className="bar border-b border-line bg-page lg:static">
        <div className="wrap relative flex min-h-18 items-center justify-between gap-4 lg:min-h-24">
          <Logo site={site} eager />
          <div className="flex items-center gap-1 lg:gap-8">
            <Facts site={site} />
            {phone && (
              <a
                href={telLink(phone.digits)}
                aria-label={action.call(phone.display)}
                className="grid size-12 place-items-center rounded-xl text-mobile-menu hover:bg-tint lg:hidden"
              >
                <Icon name="phone" className="size-7" />
              </a>
            )}
            {site.callOnly ? (
              <span className="hidden lg:block">
                <CallToAction site={site} />
              </span>
            ) : (
              <>
                <span className="hidden lg:block">
                  <CallToAction site={site} label={action.freeEstimate} />
                </span>
                <PhoneMenu site={site} />
              </>
            )}
          </div>
        </div>
      </div>
      {site.callOnly ? (
        <CallOnlyHours site={site} />
      ) : (
        <div className="bar on-dark hidden lg:block">
          <div className="wrap flex items-center justify-between gap-6">
            <NavigationBar items={navigationOf(site)} label={nav.main} submenuLabel={nav.submenu} />
            <SocialIcons links={site.social} label={section.social} />
          </div>
        </div>
      )}
    </header>
  );
};
