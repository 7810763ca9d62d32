import { env } from '@/lib/env';

// What a visitor sees has passed up to three caches: the record in memory, the page made from it, and the page cache in front.
// Each gets a third of REVALIDATE_SECONDS, so that together they never exceed it.

/** How long a page cache in front may show a page without asking again, in whole seconds; 0 when REVALIDATE_SECONDS is too short to share. */
export const frontSeconds = (): number => Math.floor(env().revalidateSeconds / 3);

/** How long a generated page counts as fresh, in whole seconds (Next takes no fractions). */
export const pageSeconds = (): number => Math.max(1, frontSeconds());

const HOUR_SECONDS = 3_600;

/** How long a drawn picture (an icon, the card of a shared page) counts as fresh: to draw it may take another host's photo of 10 MB. */
export const pictureSeconds = (): number => Math.max(pageSeconds(), HOUR_SECONDS);

/** How long a record in memory counts as fresh, in milliseconds. */
export const memoryMs = (): number => (env().revalidateSeconds - pageSeconds() - frontSeconds()) * 1000;
