/** `bytes` is the dialect's binary type. A released migration is never edited: add another. */
export type Migration = { name: string; statements: (types: { bytes: string }) => string[] };
