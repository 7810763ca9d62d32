/**
 * No wait between two tries is longer, in milliseconds: with the try itself, everything is on its way again within two minutes
 * of the return of a receiving end that was down.
 */
export const LONGEST_WAIT = 90_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: 1, 2, 4, ... seconds up to the longest, less a random
 * part of up to a half, so that sites that failed together do not come back together.
 */
export const waitAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(failures - 1, 10)) * (1 - random() / 2);
