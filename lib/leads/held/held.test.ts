import { isMailDue } from '.';

const at = (time: string) => Date.parse(`${time}:00-06:00`);
test.each([
  ['the first one', '2026-03-16T10:00', null, '2026-03-16T10:00', true],
  ['the second, on the same day', '2026-03-16T11:00', '2026-03-16T10:00', '2026-03-16T23:59', false],
  ['the second, a minute before 8', '2026-03-16T11:00', '2026-03-16T10:00', '2026-03-17T07:59', false],
  ['the second, at 8', '2026-03-16T11:00', '2026-03-16T10:00', '2026-03-17T08:00', true],
  ['one after 8, on that day', '2026-03-17T09:00', '2026-03-16T10:00', '2026-03-17T09:00', false],
  ['a mail at 7, then 8 on the same day', '2026-03-16T07:30', '2026-03-16T07:00', '2026-03-16T08:00', false],
  ['the first after a week', '2026-03-23T15:00', '2026-03-16T10:00', '2026-03-23T15:00', true],
])('%s', (_name, held, sent, now, isDue) =>
  expect(
    isMailDue(at(held), sent ? { sentAt: at(sent), claimedUntil: 0 } : null, 'America/Denver', at(now)),
  ).toBe(isDue),
);

test.each([
  ['a minute before 13:00 UTC', '2026-03-17T12:59Z', false],
  ['at 13:00 UTC', '2026-03-17T13:00Z', true],
])('without a time zone the second, %s: %s, %s', (_name, now, isDue) => {
  const [held, sent] = [Date.parse('2026-03-16T17:00Z'), Date.parse('2026-03-16T16:00Z')];
  expect(isMailDue(held, { sentAt: sent, claimedUntil: 0 }, null, Date.parse(now))).toBe(isDue);
});
