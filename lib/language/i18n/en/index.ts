export { messages } from './messages';
export { palette } from './palette';
export { requests } from './requests';
export { weather } from './weather';
