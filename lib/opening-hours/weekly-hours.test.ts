import type { WeeklyHours } from './week';
import { weeklyHours } from './weekly-hours';

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;

/** 'Mo 8:00-17:00', 'Su closed', 'Tu ?': a week in a line, for reading in a test. */
const inShort = ({ spans, closed, unknown }: WeeklyHours) =>
  [
    ...spans.map(({ day, opens, closes }) => `${names[day]} ${clock(opens)}-${clock(closes)}`),
    ...closed.map((day) => `${names[day]} closed`),
    ...unknown.map((day) => `${names[day]} ?`),
  ].join(', ');
const read = (...entries: [days: string, hours: string][]) =>
  inShort(weeklyHours(entries.map(([days, hours]) => ({ days, hours }))));

const everyDayUnknown = names.map((name) => `${name} ?`).join(', ');
const onDays = (days: string, hours: string) =>
  days
    .split(' ')
    .map((day) => `${day} ${hours}`)
    .join(', ');

test.each([
  ['Monday', 'Mo'],
  ['MON.', 'Mo'],
  ['Tues', 'Tu'],
  ['Thurs.', 'Th'],
  ['Sundays', 'Su'],
  ['Monday - Friday', 'Mo Tu We Th Fr'],
  ['Monday – Friday', 'Mo Tu We Th Fr'],
  ['Mon-Fri', 'Mo Tu We Th Fr'],
  ['Mon. to Fri.:', 'Mo Tu We Th Fr'],
  ['Monday thru Saturday', 'Mo Tu We Th Fr Sa'],
  ['Open Monday through Friday', 'Mo Tu We Th Fr'],
  ['M-F', 'Mo Tu We Th Fr'],
  ['Mon, Wed & Fri', 'Mo We Fr'],
  ['Monday, Wednesday, and Friday', 'Mo We Fr'],
  ['Tue/Thu', 'Tu Th'],
  ['Mon-Wed, Fri', 'Mo Tu We Fr'],
  ['Weekdays', 'Mo Tu We Th Fr'],
  ['Weekends', 'Sa Su'],
  ['Every day', 'Mo Tu We Th Fr Sa Su'],
  ['Daily', 'Mo Tu We Th Fr Sa Su'],
  ['7 days a week', 'Mo Tu We Th Fr Sa Su'],
  ['Friday - Monday', 'Mo Fr Sa Su'],
  ['Saturdays and holidays', 'Sa'],
  ['Lunes a Viernes', 'Mo Tu We Th Fr'],
  ['De lunes a viernes', 'Mo Tu We Th Fr'],
  ['Lun-Vie', 'Mo Tu We Th Fr'],
  ['L-V', 'Mo Tu We Th Fr'],
  ['Sábado', 'Sa'],
  ['SÁBADOS Y DOMINGOS', 'Sa Su'],
  ['Lunes, miércoles y viernes', 'Mo We Fr'],
  ['Martes al jueves', 'Tu We Th'],
  ['Entre semana', 'Mo Tu We Th Fr'],
  ['Fines de semana', 'Sa Su'],
  ['Todos los días', 'Mo Tu We Th Fr Sa Su'],
  ['Sa\u0301bados y festivos', 'Sa'],
])('the days of %j', (text, days) =>
  expect(read([text, '8:00 AM - 5:00 PM'])).toBe(onDays(days, '8:00-17:00')),
);

test.each([
  ['8:00 AM - 5:00 PM', '8:00-17:00'],
  ['8am–5pm', '8:00-17:00'],
  ['8 AM to 5 PM', '8:00-17:00'],
  ['8:00 a.m. – 5:00 p.m.', '8:00-17:00'],
  ['8:00\u202fAM - 5:00\u00a0PM', '8:00-17:00'],
  ['8a-5p', '8:00-17:00'],
  ['08:00-17:00', '8:00-17:00'],
  ['8.30 - 17.00', '8:30-17:00'],
  ['from 8 am until 5 pm', '8:00-17:00'],
  ['8:00 a. m. a 5:00 p. m.', '8:00-17:00'],
  ['de 8 am hasta 5 pm', '8:00-17:00'],
  ['8h30 - 17h', '8:30-17:00'],
  ['8 de la mañana a 5 de la tarde', '8:00-17:00'],
  ['7 de la noche a 12 de la noche', '19:00-24:00'],
  ['9:00 a 14:00 hs', '9:00-14:00'],
  ['9 AM - noon', '9:00-12:00'],
  ['9 - 12 noon', '9:00-12:00'],
  ['noon to midnight', '12:00-24:00'],
  ['9 am a mediodía', '9:00-12:00'],
  ['5 PM - medianoche', '17:00-24:00'],
  ['12:00 AM - 11:59 PM', '0:00-24:00'],
  ['0:00 - 24:00', '0:00-24:00'],
  ['6 PM - 2 AM', '18:00-26:00'],
  ['22:00-06:00', '22:00-30:00'],
  ['7:00 AM - 12:30 AM', '7:00-24:30'],
  ['4 AM - 12 AM', '4:00-24:00'],
  ['24 hours', '0:00-24:00'],
  ['24 horas', '0:00-24:00'],
  ['Open 24 hours a day', '0:00-24:00'],
  ['Las 24 horas', '0:00-24:00'],
  // am and pm not written, or once
  ['8 to 5', '8:00-17:00'],
  ['8 - 5', '8:00-17:00'],
  ['8:30-4:30', '8:30-16:30'],
  ['7-7', '7:00-19:00'],
  ['9 - 12', '9:00-12:00'],
  ['10-2', '10:00-14:00'],
  ['1 - 5', '13:00-17:00'],
  ['12 - 6', '12:00-18:00'],
  ['8 a 5', '8:00-17:00'],
  ['8 - 5 PM', '8:00-17:00'],
  ['1 - 5pm', '13:00-17:00'],
  ['9 - 11 AM', '9:00-11:00'],
  ['8 AM - 5', '8:00-17:00'],
  ['8 AM - 12', '8:00-12:00'],
  ['5 PM - 9', '17:00-21:00'],
  ['10 PM - 6', '22:00-30:00'],
  ['08:00 - 12:00', '8:00-12:00'],
  ['8 AM - 17:00', '8:00-17:00'],
])('the hours of %j', (text, hours) => expect(read(['Monday', text])).toBe(`Mo ${hours}`));

test.each([
  ['8-12, 1-5', 'Mo 8:00-12:00, Mo 13:00-17:00'],
  ['8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM', 'Mo 8:00-12:00, Mo 13:00-17:00'],
  ['8 a 12 y 1 a 5', 'Mo 8:00-12:00, Mo 13:00-17:00'],
  ['08:00-12:00 / 13:00-17:00', 'Mo 8:00-12:00, Mo 13:00-17:00'],
])('the shifts of %j', (text, shifts) => expect(read(['Monday', text])).toBe(shifts));

test.each([
  '8 - 10',
  '6 - 11',
  '5 - 9',
  '7 - 9 PM',
  '10 - 2 am',
  '9 AM - 10',
  '8 - 12 AM',
  '08:00 - 05:00',
  '08:00 - 10:00',
  '8:00 AM - 5:00 AM',
  '8 PM - 5 PM',
  '8 - 8:00 AM - 5 PM',
  '8 AM - 8 AM',
  '9 AM',
  'from 9',
  'By appointment',
  'Con cita previa',
  '',
  '8-5 or by appointment',
  '8 AM - 3 PM, 1 PM - 5 PM',
  '8-5 (last call 4:30)',
  '25:00 - 26:00',
  '8:60 - 17:00',
  '13 AM - 5 PM',
  '303-555-0111',
  '830 - 5',
  '$8 - 5',
  '8-5 MST',
  '8 - 17 - 20',
  `8 - 5${' '.repeat(10)}${'x'.repeat(300)}`,
])('nothing certain is in %j', (text) =>
  expect(read(['Monday', text], ['Tuesday', '8-5'])).toBe('Tu 8:00-17:00, Mo ?'),
);

test.each<[string, [string, string][], string]>([
  [
    'days and hours in one text',
    [['Mon-Fri 8am-5pm, Sat 9-2', '']],
    `${onDays('Mo Tu We Th Fr', '8:00-17:00')}, Sa 9:00-14:00`,
  ],
  ['the other text', [['', 'Monday: 8 AM - 5 PM; Tuesday: closed']], 'Mo 8:00-17:00, Tu closed'],
  [
    'several entries',
    [
      ['Monday - Thursday', '8:00 AM - 5:00 PM'],
      ['Friday', '9:00 AM - 1:00 PM'],
      ['Sunday', 'Closed'],
    ],
    `${onDays('Mo Tu We Th', '8:00-17:00')}, Fr 9:00-13:00, Su closed`,
  ],
  ['closed days named last', [['Closed on Sundays', '']], 'Su closed'],
  [
    'Spanish',
    [
      ['Domingo', 'Cerrado'],
      ['Cerrado los lunes', ''],
    ],
    'Mo closed, Su closed',
  ],
  ['open always', [['Open 24/7', '']], onDays('Mo Tu We Th Fr Sa Su', '0:00-24:00')],
  ['24 hours, 7 days', [['', '24 hours a day, 7 days a week']], onDays('Mo Tu We Th Fr Sa Su', '0:00-24:00')],
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
    'shifts in two entries',
    [
      ['Mon', '1 PM - 5 PM'],
      ['Mon', '8 AM - 12 PM'],
    ],
    'Mo 8:00-12:00, Mo 13:00-17:00',
  ],
  [
    'a repetition',
    [
      ['Mon', '8-5'],
      ['Monday', '8 AM - 5 PM'],
    ],
    'Mo 8:00-17:00',
  ],
  [
    'a contradiction concerns its day',
    [
      ['Monday - Tuesday', '8-5'],
      ['Tuesday', '9-3'],
    ],
    'Mo 8:00-17:00, Tu ?',
  ],
  [
    'open and closed',
    [
      ['Every day', '8-5'],
      ['Sunday', 'Closed'],
    ],
    `${onDays('Mo Tu We Th Fr Sa', '8:00-17:00')}, Su ?`,
  ],
  [
    'one text of a day is not understood',
    [
      ['Monday - Tuesday', '8-5'],
      ['Tuesday', 'ask Ann'],
    ],
    'Mo 8:00-17:00, Tu ?',
  ],
  [
    'days with an exception',
    [
      ['Weekdays except Tuesday', '8-5'],
      ['Saturday', '9-2'],
    ],
    `Sa 9:00-14:00, ${onDays('Mo Tu We Th Fr', '?')}`,
  ],
  [
    'the first Tuesday',
    [
      ['Monday - Friday', '8-5'],
      ['First Tuesday of the month', '10-2'],
    ],
    `${onDays('Mo We Th Fr', '8:00-17:00')}, Tu ?`,
  ],
  ['a range without an end', [['Monday - ', '8-5']], everyDayUnknown],
  ['no days at all', [['', '8 AM - 5 PM']], everyDayUnknown],
  [
    'a season',
    [
      ['Monday - Friday', '8-5'],
      ['Summer hours', '7-3'],
    ],
    everyDayUnknown,
  ],
  [
    'emergency calls leave named days alone',
    [
      ['Monday - Saturday', '7:00 AM - 7:00 PM'],
      ['Emergency calls', '24 hours a day'],
    ],
    `${onDays('Mo Tu We Th Fr Sa', '7:00-19:00')}, Su ?`,
  ],
  [
    'so do appointments',
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
  ['holidays alone say nothing', [['Holidays', 'Closed']], everyDayUnknown],
  ['no entries', [], everyDayUnknown],
])('%s', (_, entries, expected) => expect(read(...entries)).toBe(expected));
