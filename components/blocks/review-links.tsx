import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Links to other review sites; loads nothing from them. */
export const ReviewLinks = ({ site, className }: { site: Site; className?: string }) => {
  const { links } = site.reviews;
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((url) => (
        <li key={url}>
          <OutsideLink href={url} className="link">
            {getMessages(site.language).action.reviewsAt(hostOf(url))}
            <Icon name="outside" className="size-4" />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
};
