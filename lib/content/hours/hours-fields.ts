import { z } from 'zod';
import { readTimeOfDay } from '@/lib/language/opening-hours/clock-times';
import { field, group, kind, list, normaliseText, textOrNull, textUpTo } from '@/lib/content/fields/field';
import words from './hours-words.json' with { type: 'json' };

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
  field(list(group({ opens: timeOfDay, closes: timeOfDay }, words.day.fields), MAX_SHIFTS), words.day);

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
  words.weekGrid,
);
