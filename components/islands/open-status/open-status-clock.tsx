import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { formatStatus, openStatusAt, zonedClock } from '@/lib/language/opening-hours/open-now';
import { decodeWeek, weekdayOf } from '@/lib/language/opening-hours/week';

export type OpenStatusProps = { week: string; zone: string };

const MINUTE_MS = 60_000;

/** Calls at every whole minute, and when a hidden page is shown. @returns a function that stops it */
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

/**
 * Marks the rows of a date in the table of hours around a line: the row of its special hours, else those of
 * its weekday.
 */
const markToday = (line: Element | null, date: string) => {
  const rows = [...(line?.closest('[data-hours]')?.querySelectorAll('tr') ?? [])];
  const isSpecial = ({ dataset: { dates = '' } }: HTMLElement) => {
    const [from = '', to = ''] = dates.split('/');
    return from <= date && date <= to;
  };
  const day = String(weekdayOf(Date.parse(date)));
  const special = rows.find(isSpecial);
  for (const row of rows) {
    const isToday = special ? row === special : row.dataset.days?.includes(day);
    if (isToday) row.ariaCurrent = 'date';
    else row.removeAttribute('aria-current');
  }
};

/** The date and the status in the business's time zone; empty when the browser lacks the zone. */
const useStatus = ({ week, zone }: OpenStatusProps): [date: string, text: string] => {
  const hours = useMemo(() => decodeWeek(week), [week]);
  const status = useSyncExternalStore(
    everyMinute,
    () => {
      try {
        const now = Date.now();
        const text = formatStatus(openStatusAt(now, hours, zone), zone, document.documentElement.lang);
        return `${new Date(zonedClock(zone).localTimeAt(now)).toISOString().slice(0, 10)} ${text}`;
      } catch {
        return '';
      }
    },
    () => '',
  );
  return [status.slice(0, 10), status.slice(11)];
};

/** The status in the business's time zone; nothing when the browser lacks the zone. */
export const OpenStatusClock = (props: OpenStatusProps) => {
  const [date, text] = useStatus(props);
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (date) markToday(line.current, date);
  }, [date]);
  return <span ref={line}>{text}</span>;
};
