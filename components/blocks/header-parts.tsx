import { NavigationList } from '@/components/blocks/navigation';
import { CallToAction } from '@/components/blocks/call-to-action';
import { LinkButtons } from '@/components/blocks/link-buttons';
import { SocialIcons } from '@/components/blocks/social-icons';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { areaText, showsArea } from '@/lib/site/area';
import { phoneButton } from '@/lib/site/urls/phone-button';
import { messagesOf, type Shown } from '@/lib/site/messages';
import { attributesOf, type MenuItem } from '@/lib/site/pages/menu';

const firstHours = ({ openingHours: [opening] }: Pick<Site, 'openingHours'>): string | null =>
  opening ? [opening.days, opening.hours].filter(Boolean).join(', ') : null;

const MAX_TOWNS = 3;
export const areaOf = (site: Site): string | null => (showsArea(site) ? areaText(site, MAX_TOWNS) : null);

type FactsProps = { site: Site; className: string; hasIcons?: boolean };

/** Hours, area and networks on wide screens. */
export const FactsLine = ({ site, className, hasIcons }: FactsProps) => {
  const [opening] = site.openingHours;
  const area = areaOf(site);
  if (!opening && !area && site.social.length === 0) return null;
  return (
    <div className={className}>
      <div className="wrap">
        {opening && (
          <p>
            {hasIcons && <Icon name="clock" />}
            <span>{opening.days}</span>
            {opening.hours}
          </p>
        )}
        {area && (
          <p>
            {hasIcons && <Icon name="pin" />}
            {area}
          </p>
        )}
        <SocialIcons links={site.social} label={messagesOf(site).section.social} />
      </div>
    </div>
  );
};

type PhoneProps = { site: Shown<'phones'>; className: string; iconClass?: string; numberClass?: string };

/** The first phone, with an icon. */
export const PhoneLink = ({ site, className, iconClass, numberClass }: PhoneProps) => {
  const phone = phoneButton(site);
  return (
    phone && (
      <a href={phone.href} aria-label={phone.label} className={className}>
        <Icon name={phone.icon} className={iconClass} />
        <span className={numberClass}>{phone.display}</span>
      </a>
    )
  );
};

export const PhoneButton = ({ site }: Pick<PhoneProps, 'site'>) => {
  const phone = phoneButton(site);
  return (
    phone && (
      <a
        href={phone.href}
        aria-label={phone.label}
        className="grid size-12 place-items-center rounded-xl text-mobile-menu hover:bg-tint lg:hidden"
      >
        <Icon name={phone.icon} className="size-7" />
      </a>
    )
  );
};

export const PhoneMenu = ({ site, menu }: { site: Site; menu: readonly MenuItem[] }) => {
  const { nav, section, action } = messagesOf(site);
  const facts = [
    { icon: 'clock', text: firstHours(site) },
    { icon: 'pin', text: areaOf(site) },
  ] as const;
  return (
    <details className="group lg:hidden">
      <summary
        aria-label={nav.menu}
        className="grid size-12 place-items-center rounded-xl text-mobile-menu hover:bg-tint"
      >
        <Icon name="menu" className="size-8 group-open:hidden" />
        <Icon name="close" className="hidden size-8 group-open:block" />
      </summary>
      <div tabIndex={-1} className="menu-panel phone-menu outline-none">
        <NavigationList site={site} items={menu} />
        <CallToAction site={site} label={action.freeEstimate} className="btn mt-6 w-full" />
        <LinkButtons site={site} className="btn btn-light mt-3 w-full" />
        {facts.map(
          ({ icon, text }) =>
            text && (
              <p key={icon} className="mt-5 flex items-center gap-2.5">
                <Icon name={icon} />
                {text}
              </p>
            ),
        )}
        <SocialIcons links={site.social} label={section.social} className="-ms-3 mt-3 text-heading" />
      </div>
    </details>
  );
};

type LinesProps = { site: Shown<'openingHours'>; menu: readonly MenuItem[] };

/** The first hours on phones, and links to other hosts, for a site without a menu. */
export const CallOnlyLines = ({ site, menu }: LinesProps) => {
  const hours = firstHours(site);
  return (
    <>
      {hours && (
        <p className="wrap flex items-center gap-2.5 py-2.5 lg:hidden">
          <Icon name="clock" className="size-5 text-secondary-ink" />
          {hours}
        </p>
      )}
      {menu.length > 0 && (
        <nav aria-label={messagesOf(site).nav.main} className="wrap flex flex-wrap justify-end gap-x-6">
          {menu.map((item) => (
            <a key={item.href} href={item.href} {...attributesOf(item)} className="link">
              {item.label}
            </a>
          ))}
        </nav>
      )}
    </>
  );
};
