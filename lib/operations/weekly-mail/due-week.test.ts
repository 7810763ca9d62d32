import { dueWeek, weekBefore } from './due-week';

test.each([
  ['2026-03-16T12:59:59Z', '2026-03-02', '2026-03-08'],
  ['2026-03-16T13:00:00Z', '2026-03-09', '2026-03-15'],
  ['2026-03-22T23:59:59Z', '2026-03-09', '2026-03-15'],
  ['2027-01-04T13:00:00Z', '2026-12-28', '2027-01-03'],
])('at %s the week that is due is %s to %s', (now, from, to) => {
  const week = dueWeek(Date.parse(now));
  expect(week).toEqual({
    from,
    to,
    start: Date.parse(`${from}T00:00:00Z`),
    end: Date.parse(`${to}T00:00:00Z`) + 86_400_000,
  });
  expect(weekBefore(week).end).toBe(week.start);
});
