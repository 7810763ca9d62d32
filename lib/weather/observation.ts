import { z } from 'zod';

/** The weather at a place, as a station measured it. `city` may name a town near by; `text` is the service's English. */
export const observationSchema = z.object({
  city: z.string().nullable(),
  temperatureC: z.number(),
  text: z.string().nullable(),
  isDaytime: z.boolean().nullable(),
  /** ISO 8601, UTC. */
  observedAt: z.iso.datetime(),
});

export type Observation = z.output<typeof observationSchema>;

/** Is a measurement not older than so many milliseconds? One from the future has a wrong clock, and would never grow old. */
export const isWithin = (ms: number, observedAt: string): boolean =>
  Math.abs(Date.now() - Date.parse(observedAt)) <= ms;
