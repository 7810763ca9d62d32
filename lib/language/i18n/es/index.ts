export { messages } from './messages';
export { palette } from './palette';
export { default as requests } from './requests.json' with { type: 'json' };
export { default as weather } from './weather.json' with { type: 'json' };
