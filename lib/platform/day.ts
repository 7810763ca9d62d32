export const DAY_MS = 24 * 60 * 60_000;

/** 'YYYY-MM-DD' in UTC. @param time in ms since 1970 */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const daysAfter = (date: string, days: number): string => isoDay(Date.parse(date) + days * DAY_MS);
