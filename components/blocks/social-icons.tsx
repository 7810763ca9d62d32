import clsx from 'clsx';
import { NetworkIcon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import type { SocialLink } from '@/lib/content/links/site-links';

type Props = { links: readonly SocialLink[]; label: string; className?: string };

export const SocialIcons = ({ links, label, className }: Props) =>
  links.length > 0 && (
    <ul aria-label={label} className={clsx('flex flex-wrap gap-1', className)}>
      {links.map(({ url, name, network }) => (
        <li key={url}>
          <OutsideLink href={url} aria-label={name} className="round">
            <NetworkIcon network={network} />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
