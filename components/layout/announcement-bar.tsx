import type { Site } from '@/lib/content';
import { isShownAt } from '@/lib/content/business/standing';
import { zoneOf } from '@/lib/language/geo/time-zone';
import { messagesOf } from '@/lib/site/messages';

/** Above every page on its days; a page is made again soon after midnight. */
export const AnnouncementBar = ({ site }: { site: Site }) => {
  const { announcement } = site;
  if (!announcement || !isShownAt(announcement, zoneOf(site))) return null;
  const { text, url } = announcement;
  return (
    <aside aria-label={messagesOf(site).announcement} className="announcement on-dark">
      <p className="wrap">{url ? <a href={url}>{text}</a> : text}</p>
    </aside>
  );
};
