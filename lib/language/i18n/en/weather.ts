/** Null: the weather service writes English. */
export const weather = null;
