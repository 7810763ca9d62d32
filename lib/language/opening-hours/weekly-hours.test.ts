import { dayCodes, onDays, weekInOneLine, type Entries } from '@/test/opening-hours';

const everyDayUnknown = dayCodes.map((day) => `${day} ?`).join(', ');

test.each<[string, Entries, string]>([
  [
    'days and hours in one text',
    [['Mon-Fri 8am-5pm, Sat 9-2', '']],
    `${onDays('Mo Tu We Th Fr', '8:00-17:00')}, Sa 9:00-14:00`,
  ],
  [
    'days and hours both in the text for hours',
    [['', 'Monday: 8 AM - 5 PM; Tuesday: closed']],
    'Mo 8:00-17:00, Tu closed',
  ],
  [
    'one entry per group of days',
    [
      ['Monday - Thursday', '8:00 AM - 5:00 PM'],
      ['Friday', '9:00 AM - 1:00 PM'],
      ['Sunday', 'Closed'],
    ],
    `${onDays('Mo Tu We Th', '8:00-17:00')}, Fr 9:00-13:00, Su closed`,
  ],
  ['a closed day named after the word closed', [['Closed on Sundays', '']], 'Su closed'],
  [
    'closed days in Spanish',
    [
      ['Domingo', 'Cerrado'],
      ['Cerrado los lunes', ''],
    ],
    'Mo closed, Su closed',
  ],
  ['open 24/7', [['Open 24/7', '']], onDays('Mo Tu We Th Fr Sa Su', '0:00-24:00')],
  [
    '24 hours a day, 7 days a week',
    [['', '24 hours a day, 7 days a week']],
    onDays('Mo Tu We Th Fr Sa Su', '0:00-24:00'),
  ],
  ['24 hours, every day', [['24 hours, every day', '']], onDays('Mo Tu We Th Fr Sa Su', '0:00-24:00')],
  [
    '24/7 on some days is a contradiction',
    [
      ['Mon-Fri', '24/7'],
      ['Sat', '9-2'],
    ],
    `Sa 9:00-14:00, ${onDays('Mo Tu We Th Fr', '?')}`,
  ],
  [
    'two shifts of a day in two entries',
    [
      ['Mon', '1 PM - 5 PM'],
      ['Mon', '8 AM - 12 PM'],
    ],
    'Mo 8:00-12:00, Mo 13:00-17:00',
  ],
  [
    'the same hours twice',
    [
      ['Mon', '8-5'],
      ['Monday', '8 AM - 5 PM'],
    ],
    'Mo 8:00-17:00',
  ],
  [
    'a contradiction makes only its day unknown',
    [
      ['Monday - Tuesday', '8-5'],
      ['Tuesday', '9-3'],
    ],
    'Mo 8:00-17:00, Tu ?',
  ],
  [
    'a day that is both open and closed is unknown',
    [
      ['Every day', '8-5'],
      ['Sunday', 'Closed'],
    ],
    `${onDays('Mo Tu We Th Fr Sa', '8:00-17:00')}, Su ?`,
  ],
  [
    'a day is unknown when one of its texts is not understood',
    [
      ['Monday - Tuesday', '8-5'],
      ['Tuesday', 'ask Ann'],
    ],
    'Mo 8:00-17:00, Tu ?',
  ],
  [
    'days with an exception are unknown',
    [
      ['Weekdays except Tuesday', '8-5'],
      ['Saturday', '9-2'],
    ],
    `Sa 9:00-14:00, ${onDays('Mo Tu We Th Fr', '?')}`,
  ],
  [
    'the first Tuesday of the month makes Tuesdays unknown',
    [
      ['Monday - Friday', '8-5'],
      ['First Tuesday of the month', '10-2'],
    ],
    `${onDays('Mo We Th Fr', '8:00-17:00')}, Tu ?`,
  ],
  ['a range without an end makes every day unknown', [['Monday - ', '8-5']], everyDayUnknown],
  ['hours without days make every day unknown', [['', '8 AM - 5 PM']], everyDayUnknown],
  [
    'hours of a season make every day unknown',
    [
      ['Monday - Friday', '8-5'],
      ['Summer hours', '7-3'],
    ],
    everyDayUnknown,
  ],
  [
    'emergency calls make days unknown that no entry names',
    [
      ['Monday - Saturday', '7:00 AM - 7:00 PM'],
      ['Emergency calls', '24 hours a day'],
    ],
    `${onDays('Mo Tu We Th Fr Sa', '7:00-19:00')}, Su ?`,
  ],
  [
    'appointments make days unknown that no entry names',
    [
      ['Lunes a viernes', '8-5'],
      ['Con cita', ''],
    ],
    `${onDays('Mo Tu We Th Fr', '8:00-17:00')}, Sa ?, Su ?`,
  ],
  [
    'holidays are no day of the week',
    [
      ['Mon', '8-5'],
      ['Holidays', 'Closed'],
    ],
    'Mo 8:00-17:00',
  ],
  ['holidays alone make every day unknown', [['Holidays', 'Closed']], everyDayUnknown],
  ['no entries make every day unknown', [], everyDayUnknown],
])('week: %s', (_, entries, expected) => expect(weekInOneLine(entries)).toBe(expected));
