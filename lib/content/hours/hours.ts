import type { DayGrid, SpecialHours } from '@/lib/language/opening-hours';
import type { DaysAndHours } from '@/lib/language/opening-hours/weekly-hours';

export type Hours = {
  openingHours: DaysAndHours[];
  /** The grid of which `openingHours` are the texts; null when they are the record's own texts. */
  dayGrid: DayGrid | null;
  specialHours: SpecialHours[];
};
