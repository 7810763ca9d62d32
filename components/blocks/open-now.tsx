import { OpenStatus } from '@/components/islands/open-status/open-status';
import type { Site } from '@/lib/content';
import { statusLineOf } from '@/lib/language/opening-hours/status-line';

/** 'Open now' or 'Opens Monday at 8:00 AM'; nothing when hours or time zone are uncertain. */
export const OpenNow = ({ site }: { site: Site }) => {
  const line = statusLineOf(site);
  return line && <OpenStatus {...line} />;
};
