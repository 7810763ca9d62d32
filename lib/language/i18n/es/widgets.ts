export { default as widgets } from './widget-texts.json' with { type: 'json' };
