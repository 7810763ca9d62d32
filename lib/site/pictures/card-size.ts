/** Networks do not crop pictures of this ratio. */
export const CARD = { width: 1200, height: 630 } as const;
