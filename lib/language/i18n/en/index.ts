export { accessibility } from './accessibility';
export { messages } from './messages';
export { palette } from './palette';
export { privacy } from './privacy';
export { weather } from './weather';
