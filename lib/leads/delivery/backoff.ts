/**
 * The longest wait between two attempts, in milliseconds. Together with the attempt itself it keeps the promise that everything
 * is delivered within two minutes after a receiver came back.
 */
export const MAX_WAIT = 90_000;

/**
 * The wait after so many failures in a row, in milliseconds: 1, 2, 4, ... seconds up to MAX_WAIT, less a random part of up to
 * half of it. Without the random part, sites that failed together would all retry at the same moment.
 */
export const waitAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(MAX_WAIT, 1_000 * 2 ** Math.min(failures - 1, 10)) * (1 - random() / 2);
