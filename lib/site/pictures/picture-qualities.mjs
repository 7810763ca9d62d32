// Plain JavaScript, because next.config.mjs imports it.

/** As next/image counts them; for 60 a photograph has half the bytes that it has for 75. */
export const pictureQualities = {
  /** A page's largest picture on the first screen. */
  opening: 60,
  other: 75,
};
