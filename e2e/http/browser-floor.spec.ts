import { expect, test } from '../fixtures';
import {
  builtFiles,
  builtScripts,
  featuresOfScripts,
  featuresOfStyles,
  readBuilt,
} from '../support/browser-floor';

// docs/specification.md#511-browsers-and-paper

const full = { safari: 17.5, firefox: 128, chrome: 120 };
const scripts = { safari: 16.4, firefox: 121, chrome: 111 };

/** Where a browser without the feature shows or does the same, or something as good. */
const harmless: Record<string, string> = {
  'css.properties.font-family.ui-sans-serif': 'the next family of the list',
  'css.properties.text-wrap.pretty': 'a last line may hold one word',
  'css.properties.overscroll-behavior': 'the page scrolls when a dialog has ended',
  'css.properties.overscroll-behavior.contain': 'as above',
  'css.properties.content-visibility': 'all sections are laid out at once',
  'css.properties.content-visibility.auto': 'as above',
  'css.properties.content-visibility.visible': 'as above',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.forced-color-adjust.none': 'as above',
  'css.properties.forced-color-adjust.auto': 'as above',
  'css.properties.accent-color': "the browser's own colour of a checked box",
  'css.selectors.open': 'one of a forgiving list (:is), beside [open]',
};
/** In code that no page runs. */
const neverRun: Record<string, string> = {
  'api.Element.startViewTransition': "React's <ViewTransition>, which no page has",
};

test('no stylesheet needs what browsers of the floor lack', () => {
  const files = [...builtFiles('.next/static', '.pcss'), ...builtFiles('public/assets', '.css')];
  expect(files.length).toBeGreaterThan(4);
  const found = new Map(files.flatMap((file) => [...featuresOfStyles(readBuilt(file), full)]));
  expect([...found].filter(([key]) => !(key in harmless))).toEqual([]);
  expect(Object.keys(harmless).filter((key) => !found.has(key))).toEqual([]);
});

test('no script uses what browsers of the floor for scripts lack, without asking for it', () => {
  const files = builtScripts();
  expect(files.length).toBeGreaterThan(4);
  const found = featuresOfScripts(files.map(readBuilt), scripts);
  expect([...found].filter(([key]) => !(key in neverRun))).toEqual([]);
});
