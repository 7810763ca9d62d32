import { env } from '@/lib/env';

// A page is made from a record that may already be some seconds old. Half of REVALIDATE_SECONDS for the record in memory
// and half for the page made from it: together never more than REVALIDATE_SECONDS.

/** How long a generated page counts as fresh, in whole seconds (Next takes no fractions). */
export const pageSeconds = (): number => Math.max(1, Math.floor(env().revalidateSeconds / 2));

/** How long a record in memory counts as fresh, in milliseconds. */
export const memoryMs = (): number => (env().revalidateSeconds - pageSeconds()) * 1000;
