import { env } from '@/lib/env';

// A page is made from a record that may already be some seconds old. Half of REVALIDATE_SECONDS for the record in memory
// and half for the page made from it: together never more than REVALIDATE_SECONDS.

/** How long a generated page counts as fresh, in whole seconds (Next takes no fractions). */
export const pageSeconds = (): number => Math.max(1, Math.floor(env().revalidateSeconds / 2));

const HOUR_SECONDS = 3_600;

/** How long a drawn picture (an icon, the card of a shared page) counts as fresh: to draw it may take another host's photo of 10 MB. */
export const pictureSeconds = (): number => Math.max(pageSeconds(), HOUR_SECONDS);

/** How long a record in memory counts as fresh, in milliseconds. */
export const memoryMs = (): number => (env().revalidateSeconds - pageSeconds()) * 1000;
