import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';
import { messagesOf, type Shown, type Worded } from '@/lib/site/messages';
import { attributesOf, type MenuItem } from '@/lib/site/pages/menu';
import { paths } from '@/lib/site/pages/paths';

const submenuHeight = (href: string) => (href === '/services' ? 'max-h-[300px]' : 'max-h-[200px]');

type Props = { site: Worded; items: readonly MenuItem[] };

/** In letters: the room for entries on the narrowest desktop, and the space after each entry. */
const ROOM = 84;
const SPACE = 4;

const roomFor = ({ label, children }: MenuItem) => label.length + SPACE + (children.length > 0 ? SPACE : 0);

/** The number of entries, from the first, that fit into `room`. */
const countIn = (room: number, items: readonly MenuItem[]): number => {
  const [first, ...rest] = items;
  if (!first || roomFor(first) > room) return 0;
  return 1 + countIn(room - roomFor(first), rest);
};

/**
 * 'More' has the entries for which the row has no room; it stands before Contact, which is always in the row.
 */
const inOneRow = (items: readonly MenuItem[]) => {
  if (countIn(ROOM, items) === items.length) return { shown: items, more: [], kept: [] };
  const kept = items.filter(({ href }) => href === paths.contact);
  const others = items.filter(({ href }) => href !== paths.contact);
  const room = kept.reduce((left, item) => left - roomFor(item), ROOM - 3 * SPACE);
  const count = countIn(room, others);
  return { shown: others.slice(0, count), more: others.slice(count), kept };
};

type Submenu = { id: string; items: readonly Omit<MenuItem, 'children'>[]; maxHeight: string };

const SubmenuList = ({ id, items, maxHeight }: Submenu) => (
  <ul
    id={id}
    // Firefox puts elements that scroll into the order of Tab.
    tabIndex={-1}
    className={clsx(
      'dropdown menu-panel absolute start-0 top-full z-40 w-72',
      'rounded-b-xl border border-line bg-page p-2 text-heading raised',
      maxHeight,
    )}
  >
    {items.map((item) => (
      <li key={item.href}>
        <a href={item.href} {...attributesOf(item)}>
          {item.label}
        </a>
      </li>
    ))}
  </ul>
);

const BarEntry = ({ site, item }: { site: Worded; item: MenuItem }) => {
  const { label, href, children } = item;
  const id = `menu${href.replace('/', '-')}`;
  if (children.length === 0)
    return (
      <li>
        <a href={href} {...attributesOf(item)} className="bar-link pe-3.5">
          {label}
        </a>
      </li>
    );
  return (
    <li data-dropdown className="relative flex">
      <a href={href} className="bar-link">
        {label}
      </a>
      <button
        type="button"
        tabIndex={-1}
        aria-label={messagesOf(site).nav.submenu(label)}
        aria-controls={id}
        className="grid w-7 cursor-pointer place-items-center"
      >
        <Icon name="chevron" className="size-4 turns" />
      </button>
      <SubmenuList id={id} items={children} maxHeight={submenuHeight(href)} />
    </li>
  );
};

/** Dropdowns open on hover, on focus, and by their buttons (islands/menus). Nothing on a call-only site. */
export const NavigationBar = ({ site, items }: Props & { site: Shown<'callOnly'> }) => {
  if (site.callOnly) return null;
  const { nav } = messagesOf(site);
  const { shown, more, kept } = inOneRow(items);
  return (
    <nav aria-label={nav.main}>
      <ul className="-ms-3.5 flex">
        {shown.map((item) => (
          <BarEntry key={item.href} site={site} item={item} />
        ))}
        {more.length > 0 && (
          <li data-dropdown className="relative flex">
            <button type="button" aria-controls="menu-more" className="bar-link cursor-pointer gap-2 pe-3.5">
              {nav.more}
              <Icon name="chevron" className="size-4" />
            </button>
            <SubmenuList id="menu-more" items={more} maxHeight="max-h-[300px]" />
          </li>
        )}
        {kept.map((item) => (
          <BarEntry key={item.href} site={site} item={item} />
        ))}
      </ul>
    </nav>
  );
};

const phoneLink = 'flex min-h-13 grow items-center py-2 text-lg font-semibold text-heading';

/** Submenus are disclosures, which need no JavaScript. */
export const NavigationList = ({ site, items }: Props) => (
  <nav aria-label={messagesOf(site).nav.main}>
    <ul className="divided">
      {items.map(({ label: name, href, children, ...rest }) =>
        children.length === 0 ? (
          <li key={href}>
            <a href={href} {...attributesOf(rest)} className={phoneLink}>
              {name}
            </a>
          </li>
        ) : (
          <li key={href} className="relative">
            <a href={href} className={clsx(phoneLink, 'me-14')}>
              {name}
            </a>
            <details>
              <summary
                aria-label={messagesOf(site).nav.submenu(name)}
                className={clsx(
                  'absolute end-0 top-1 grid size-11 place-items-center',
                  'rounded-full text-mobile-menu hover:bg-tint',
                )}
              >
                <Icon name="chevron" className="size-6 turns" />
              </summary>
              <ul className="mb-3 border-s-2 border-line ps-4">
                {children.map((child) => (
                  <li key={child.href}>
                    <a href={child.href}>{child.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
  </nav>
);
