import { z } from 'zod';

/** `city` may be a town nearby; `text` is in English. */
export const observationSchema = z.object({
  city: z.string().nullable(),
  temperatureC: z.number(),
  text: z.string().nullable(),
  isDaytime: z.boolean().nullable(),
  observedAt: z.iso.datetime(),
});

export type Observation = z.output<typeof observationSchema>;

/** False also for times in the future by more than `ms`: a station with a wrong clock would never expire. */
export const isWithin = (ms: number, observedAt: string): boolean =>
  Math.abs(Date.now() - Date.parse(observedAt)) <= ms;
