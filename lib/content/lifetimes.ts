import { env } from '@/lib/platform/env';

// Memory, page and a page cache in front may each keep a record for a third of REVALIDATE_SECONDS.

/** Whole seconds; 0 when REVALIDATE_SECONDS is too short to share. */
export const frontSeconds = (): number => Math.floor(env().revalidateSeconds / 3);

/** Next takes no fractions of seconds. */
export const pageSeconds = (): number => Math.max(1, frontSeconds());

const HOUR_SECONDS = 3_600;

/** At least an hour for drawn pictures, which may need a photo of 10 MB from another host. */
export const pictureSeconds = (): number => Math.max(pageSeconds(), HOUR_SECONDS);

export const memoryMs = (): number => (env().revalidateSeconds - pageSeconds() - frontSeconds()) * 1000;
