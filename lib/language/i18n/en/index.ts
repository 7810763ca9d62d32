export { messages } from './messages';
export { palette } from './palette';
export { default as requests } from './requests.json' with { type: 'json' };
/** Null: the weather service writes English. */
export const weather = null;
