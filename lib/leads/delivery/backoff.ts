/** Milliseconds. Keeps the promise that everything is delivered within two minutes after a receiver came back. */
export const MAX_WAIT = 90_000;

/** 1, 2, 4, ... seconds up to MAX_WAIT, less a random half: sites that failed together do not retry together. */
export const waitAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(MAX_WAIT, 1_000 * 2 ** Math.min(failures - 1, 10)) * (1 - random() / 2);
