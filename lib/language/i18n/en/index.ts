export { accessibility } from './accessibility';
export { messages } from './messages';
export { palette } from './palette';
export { privacy } from './privacy';
export { requests } from './requests';
export { weather } from './weather';
