import type { DayGrid, SpecialHours } from '@/lib/language/opening-hours';

export type OpeningHours = { days: string; hours: string };

export type Hours = {
  openingHours: OpeningHours[];
  /** What `openingHours` are the texts of; null when they are the record's own texts. */
  dayGrid: DayGrid | null;
  specialHours: SpecialHours[];
};
