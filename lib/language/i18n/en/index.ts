export { estimateForm } from './estimate-form-messages';
export { palette } from './palette';
export { default as requests } from './requests.json' with { type: 'json' };
export { default as texts } from './texts.json' with { type: 'json' };
export { default as widgets } from './widget-texts.json' with { type: 'json' };
/** Null: the weather service writes English. */
export const weather = null;
