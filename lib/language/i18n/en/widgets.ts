export { default as widgets } from './widgets.json' with { type: 'json' };
