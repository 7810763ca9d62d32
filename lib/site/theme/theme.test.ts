import { parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { themeColours, type ThemeColour } from '@/lib/content/look/looks';
import { contrastOf } from '@/test/contrast';
import { getAllMessages, languages } from '@/lib/language/i18n';
import type { Palette } from '@/lib/language/i18n/en/palette';
import { blackOrWhiteOn } from './black-or-white';
import { defaultColours, mainColour, themeVariables } from './theme';

type Colours = Record<ThemeColour, string | null>;
const none = Object.fromEntries(themeColours.map((name) => [name, null])) as Colours;

const byte = fc.integer({ min: 0, max: 255 });

test('mainColour is the main colour of the page; a record without one has the default', () => {
  for (const main of [null, '#1f4d3a', 'rgb(0 0 0 / 50%)'])
    expect(mainColour({ main })).toBe(themeVariables({ ...none, main })['--main']);
  expect(mainColour(none)).toBe(defaultColours.main);
});

test("any overlay keeps its text readable over any photograph, with at least the record's opacity", () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), ([r, g, b, alpha]) => {
      const theme = themeVariables({ ...none, overlay: `rgba(${r}, ${g}, ${b}, ${alpha / 255})` });
      expect(contrastOf('on-overlay on overlay over photo', theme)).toBeGreaterThanOrEqual(4.5);
      expect(parse(theme['--overlay'] ?? '')?.alpha ?? 1).toBeGreaterThanOrEqual(alpha / 255 - 0.001);
    }),
    { numRuns: 200 },
  );
});

test('a darker tint stays when all text on it has enough contrast', () => {
  const dark = { ...none, main: '#101010', secondary: '#202020', heading: '#000000', paragraph: '#111111' };
  expect(themeVariables({ ...dark, third: '#c0c8d0' })['--tint']).toBe('#c0c8d0');
  for (const ink of ['main', 'secondary', 'heading', 'paragraph'])
    expect(themeVariables({ ...dark, [ink]: '#666666', third: '#c0c8d0' })['--tint']).not.toBe('#c0c8d0');
});

test('a colour without contrast on white does not lighten the tint', () => {
  const dark = { ...none, main: '#101010', heading: '#000000', paragraph: '#111111' };
  expect(themeVariables({ ...dark, secondary: '#ffee00', third: '#c0c8d0' })['--tint']).toBe('#c0c8d0');
});

test.each([
  ['least opacity that its text needs', 'rgba(0, 0, 0, 0.02)', '#00000089'],
  ['opacity of the record where that is enough', 'rgba(0, 0, 0, 0.8)', '#000000cc'],
])('an overlay has the %s', (_, overlay, expected) => {
  expect(themeVariables({ ...none, overlay })['--overlay']).toBe(expected);
});

test("lines derive from the headings' colour, the borders of fields from the paragraphs'", () => {
  const [blue, red] = ['#000080', '#800000'].map((ink) =>
    themeVariables({ ...none, heading: ink, paragraph: ink }),
  );
  expect(blue?.['--line']).not.toBe(red?.['--line']);
  expect(blue?.['--control']).not.toBe(red?.['--control']);
});

test('the gradient of a surface without a photograph keeps its text readable', () => {
  const glow = (main: string) => themeVariables({ ...none, main })['--glow'];
  expect(glow('#1d4457')).not.toBe('#1d4457');
  expect(glow('#757575')).toBe('#757575');
});

test('a dark tint is mixed with white, a light one is not', () => {
  expect(themeVariables({ ...none, third: '#f3f1ec' })['--tint']).toBe('#f3f1ec');
  const { '--tint': tint = '' } = themeVariables({ ...none, third: '#101010' });
  expect(wcagContrast(tint, '#000000')).toBeGreaterThan(14);
});

const palettes = languages.map((language) => [language, getAllMessages(language).palette] as const);
const groupsOf = ({ groups }: Palette) =>
  Object.values(groups).map(({ name, colours }) => ({
    name,
    colours: Object.entries(colours) as [hex: string, name: string][],
  }));
const coloursOf = (palette: Palette) => groupsOf(palette).flatMap(({ colours }) => colours);

test.each(palettes)('%s: 12 groups of 8 to 12 colours, each a hex code', (_, palette) => {
  const groups = groupsOf(palette);
  expect(groups).toHaveLength(12);
  expect(groups.filter(({ colours }) => colours.length < 8 || colours.length > 12)).toEqual([]);
  expect(coloursOf(palette).filter(([hex]) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([]);
});

test.each(palettes)('%s: colours and names are unique and not empty', (_, palette) => {
  const names = [...groupsOf(palette).map(({ name }) => name), ...coloursOf(palette).map(([, name]) => name)];
  expect(names.filter((name, index) => !name.trim() || names.indexOf(name) !== index)).toEqual([]);
  const hexes = coloursOf(palette).map(([hex]) => hex);
  expect(hexes.filter((hex, index) => hexes.indexOf(hex) !== index)).toEqual([]);
});

const { palette: en } = getAllMessages('en');

test.each(palettes)('%s: the same colours in the same order as in English', (_, palette) => {
  expect(Object.keys(palette.groups)).toEqual(Object.keys(en.groups));
  expect(coloursOf(palette).map(([hex]) => hex)).toEqual(coloursOf(en).map(([hex]) => hex));
});

test("a group's colours go from light to dark", () => {
  for (const { name, colours } of groupsOf(en)) {
    const lightness = colours.map(([hex]) => wcagContrast(hex, '#000000'));
    expect([name, lightness]).toEqual([name, lightness.toSorted((one, other) => other - one)]);
  }
});

test('the text on every gray and on pure colours is readable', () => {
  const levels = Array.from({ length: 256 }, (_, level) => level.toString(16).padStart(2, '0'));
  const grays = levels.map((level) => `#${level.repeat(3)}`);
  const hard = [...grays, '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'];
  expect(hard.filter((hex) => wcagContrast(blackOrWhiteOn(hex), hex) < 4.5)).toEqual([]);
  expect([blackOrWhiteOn('#FFFFFF'), blackOrWhiteOn('#000000')]).toEqual(['#000000', '#ffffff']);
});
