import type { DayGrid, SpecialHours } from '@/lib/language/opening-hours';

export type OpeningHours = { days: string; hours: string };

export type Hours = {
  openingHours: OpeningHours[];
  /** The grid of which `openingHours` are the texts; null when they are the record's own texts. */
  dayGrid: DayGrid | null;
  specialHours: SpecialHours[];
};
