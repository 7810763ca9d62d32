import type { DayGrid } from '@/lib/language/opening-hours/week';
import type { DaysAndHours, SpecialHours } from '@/lib/language/opening-hours/weekly-hours';

export type Hours = {
  openingHours: DaysAndHours[];
  /** The grid of which `openingHours` are the texts; null when they are the record's own texts. */
  dayGrid: DayGrid | null;
  specialHours: SpecialHours[];
};
