export { messages } from './messages';
export { palette } from './palette';
export { default as requests } from './requests.json';
export { default as weather } from './weather.json';
