const DAY = 24 * 60 * 60_000;
/** Monday at 13:00 UTC: morning in the United States. */
const DUE_AFTER = 13 * 60 * 60_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Monday to Sunday in UTC, as clicks are counted. Days are YYYY-MM-DD, times milliseconds since 1970. */
export type Week = { from: string; to: string; start: number; end: number };

const weekFrom = (start: number): Week => ({
  from: dayOf(start),
  to: dayOf(start + 6 * DAY),
  start,
  end: start + 7 * DAY,
});

/** The last whole week whose mail is due. */
export const dueWeek = (now: number): Week => {
  const today = Math.floor((now - DUE_AFTER) / DAY);
  // 1970 began on a Thursday.
  const daysSinceMonday = (today + 3) % 7;
  return weekFrom((today - daysSinceMonday - 7) * DAY);
};

export const weekBefore = ({ start }: Week): Week => weekFrom(start - 7 * DAY);
