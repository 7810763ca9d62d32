import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';
import { messagesOf, type Worded } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export type Crumb = { label: string; href: string };
type Props = { site: Worded; title: string; trail?: readonly Crumb[]; chevrons?: boolean };

export const Crumbs = ({ site, title, trail = [], chevrons = false }: Props) => {
  const { nav } = messagesOf(site);
  return (
    <nav aria-label={nav.breadcrumb}>
      <ol className={clsx('crumbs flex flex-wrap items-center font-semibold', chevrons && 'gap-x-1')}>
        {[{ label: nav.home, href: paths.home }, ...trail].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
            {chevrons && <Icon name="chevron" className="size-4 -rotate-90" />}
          </li>
        ))}
        <li aria-current="page" className="py-2">
          {title}
        </li>
      </ol>
    </nav>
  );
};
