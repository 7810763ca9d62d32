import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content/record/site';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export type Crumb = { label: string; href: string };
type Props = { site: Site; title: string; trail?: readonly Crumb[]; chevrons?: boolean };

export const Crumbs = ({ site, title, trail = [], chevrons = false }: Props) => {
  const { nav } = messagesOf(site);
  return (
    <nav aria-label={nav.breadcrumb}>
      <ol className="crumbs">
        {[{ label: nav.home, href: paths.home }, ...trail].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {chevrons && <Icon name="chevron" />}
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
};
