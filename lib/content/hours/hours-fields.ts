import { z } from 'zod';
import { readTimeOfDay } from '@/lib/language/opening-hours/clock-times';
import { field, group, kind, list, normaliseText, textOrNull, textUpTo } from '@/lib/content/fields/field';

const MAX_TIME = 20;
const MAX_SHIFTS = 6;

/** Minutes after midnight; NaN for no time, which the mapping reports once for its day. */
const timeOfDay = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_TIME)
      .transform((text) => readTimeOfDay(text.toLowerCase().replace(/\s/g, ' ')) ?? Number.NaN)
      .nullable(),
  ),
  'time of day',
  { type: textOrNull, maxLength: MAX_TIME },
);

const day = () =>
  field(
    list(
      group({
        opens: field(timeOfDay, 'Opens', 'The time.', { example: '08:00' }),
        closes: field(timeOfDay, 'Closes', 'At or after midnight: on the next day.', { example: '17:00' }),
      }),
      MAX_SHIFTS,
    ),
    'Hours of a day',
    'An entry for each shift. An empty list: closed.',
    { without: 'Nothing is said of this day.' },
  );

export const weekGrid = field(
  group({
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
  }),
  'Opening hours',
  'Shown on every page; “Open now” follows them.',
  {
    es: ['Horario', 'Se ve en cada página; “Abierto ahora” lo sigue.'],
    more: 'Day by day, as the language and the country write them.',
    without: '`workdays` and `workHours`.',
  },
);
