import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';
import { attributesOf, type MenuItem } from '@/lib/site/pages/menu';
import type { NavigationItem } from '@/lib/site/pages/site-pages';

const submenuHeight = (href: string) => (href === '/services' ? 'max-h-[300px]' : 'max-h-[200px]');

type Props = { items: readonly MenuItem[]; label: string; submenuLabel: (name: string) => string };

const Dropdown = ({
  id,
  item: { label, href, children },
  submenuLabel,
}: {
  id: string;
  item: NavigationItem;
  submenuLabel: Props['submenuLabel'];
}) => (
  <>
    <a href={href} className="bar-link">
      {label}
    </a>
    <button
      type="button"
      tabIndex={-1}
      aria-label={submenuLabel(label)}
      aria-controls={id}
      className="group/chevron grid w-9 cursor-pointer place-items-center xl:w-9.5"
    >
      <Icon name="chevron" className="size-4 transition-transform group-aria-expanded/chevron:rotate-180" />
    </button>
    <ul
      id={id}
      // Firefox makes scrollable elements focusable.
      tabIndex={-1}
      className={clsx(
        'dropdown menu-panel absolute start-0 top-full z-40 w-72',
        'rounded-b-xl border border-line bg-page p-2 text-heading shadow-xl',
        submenuHeight(href),
      )}
    >
      {children.map((child) => (
        <li key={child.href}>
          <a href={child.href} className="dropdown-link">
            {child.label}
          </a>
        </li>
      ))}
    </ul>
  </>
);

/** Dropdowns open on hover, on focus, and by their buttons (islands/menus). */
export const NavigationBar = ({ items, label, submenuLabel }: Props) => (
  <nav aria-label={label}>
    <ul className="-ms-3.5 flex xl:-ms-4">
      {items.map((item) =>
        item.children.length === 0 ? (
          <li key={item.href}>
            <a href={item.href} {...attributesOf(item)} className="bar-link pe-3.5 xl:pe-4">
              {item.label}
            </a>
          </li>
        ) : (
          <li key={item.href} data-dropdown className="relative flex">
            <Dropdown id={`menu${item.href.replace('/', '-')}`} item={item} submenuLabel={submenuLabel} />
          </li>
        ),
      )}
    </ul>
  </nav>
);

const entry = 'flex min-h-11 items-center py-1.5';
const MANY = 24;
/** For a long submenu, which every page contains: its entries carry no classes of their own. */
const entriesOfMany = '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1.5';

const phoneLink = 'flex min-h-13 grow items-center py-2 text-lg font-semibold text-heading';

/** Submenus are disclosures, which need no JavaScript. */
export const NavigationList = ({ items, label, submenuLabel }: Props) => (
  <nav aria-label={label}>
    <ul className="divide-y divide-line">
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
            <details className="group/sub">
              <summary
                aria-label={submenuLabel(name)}
                className={clsx(
                  'absolute end-0 top-1 grid size-11 place-items-center',
                  'rounded-full text-mobile-menu hover:bg-tint',
                )}
              >
                <Icon name="chevron" className="size-6 transition-transform group-open/sub:rotate-180" />
              </summary>
              <ul
                className={clsx('mb-3 border-s-2 border-line ps-4', children.length > MANY && entriesOfMany)}
              >
                {children.map((child) => (
                  <li key={child.href}>
                    <a href={child.href} className={children.length > MANY ? undefined : entry}>
                      {child.label}
                    </a>
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
