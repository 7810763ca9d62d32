/** Milliseconds; with it, all leads are delivered within two minutes of a receiver's recovery. */
export const MAX_WAIT = 90_000;

/** 1, 2, 4, ... seconds up to MAX_WAIT, less up to half of it, so that sites do not retry together. */
export const waitAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(MAX_WAIT, 1_000 * 2 ** Math.min(failures - 1, 10)) * (1 - random() / 2);
