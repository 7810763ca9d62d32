import type { Site } from '@/lib/content';
import { formatDateRange, getMessages } from '@/lib/language/i18n';

type Props = { site: Site; entry: Site['specialHours'][number] };

/** 'December 24 – 26: Closed (Christmas)' */
export const SpecialHoursLine = ({ site, entry: { from, to, hours, note } }: Props) => (
  <>
    {formatDateRange(from, to, site.language)}:{' '}
    <span className="inline-block">{hours ?? getMessages(site.language).fact.closed}</span>
    {note && ` (${note})`}
  </>
);
