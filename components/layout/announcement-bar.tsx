import type { Site } from '@/lib/content';
import { isShownAt } from '@/lib/content/business/standing';
import { zoneOf } from '@/lib/language/geo/time-zone';
import { messagesOf } from '@/lib/site/messages';

/** Above every page on its days: cached pages are rendered again soon after midnight. */
export const AnnouncementBar = ({ site }: { site: Site }) => {
  const { announcement } = site;
  if (!announcement || !isShownAt(announcement, zoneOf(site))) return null;
  const { text, url } = announcement;
  return (
    <aside
      aria-label={messagesOf(site).announcement}
      className="on-dark py-1 text-center leading-snug font-semibold"
    >
      <p className="wrap">
        {url ? (
          <a href={url} className="inline-block py-2.5 underline underline-offset-4">
            {text}
          </a>
        ) : (
          <span className="inline-block py-1.5">{text}</span>
        )}
      </p>
    </aside>
  );
};
