import { z } from 'zod';
import { readTimeOfDay } from '@/lib/language/opening-hours/clock-times';
import { dayKeys, type DayKey } from '@/lib/language/opening-hours/week';
import { field, group, groups, kind, normaliseText, textOrNull, textUpTo } from '@/lib/content/fields/field';
import words from './hours-words.json' with { type: 'json' };

const MAX_TIME = 20;

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

const day = () => groups(words.day, 6, { opens: timeOfDay, closes: timeOfDay });

export const weekGrid = field(
  group(Object.fromEntries(dayKeys.map((key) => [key, day()])) as Record<DayKey, ReturnType<typeof day>>),
  words.weekGrid,
);
