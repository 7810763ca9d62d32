import { useMemo, useSyncExternalStore } from 'react';
import { formatStatus, openStatusAt } from '@/lib/language/opening-hours/open-now';
import { decodeWeek } from '@/lib/language/opening-hours/week';

export type OpenStatusProps = { week: string; zone: string };

const MINUTE_MS = 60_000;

/** At every whole minute, and when a hidden page is shown. @returns a function that stops it */
const everyMinute = (callBack: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    callBack();
    wait();
  };
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  wait();
  document.addEventListener('visibilitychange', callBack);
  window.addEventListener('pageshow', callBack);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callBack);
    window.removeEventListener('pageshow', callBack);
  };
};

/** In the business's time zone; nothing when the browser lacks the zone. */
export const OpenStatusClock = ({ week, zone }: OpenStatusProps) => {
  const hours = useMemo(() => decodeWeek(week), [week]);
  return useSyncExternalStore(
    everyMinute,
    () => {
      try {
        return formatStatus(openStatusAt(Date.now(), hours, zone), zone, document.documentElement.lang);
      } catch {
        return '';
      }
    },
    () => '',
  );
};
