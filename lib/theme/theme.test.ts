import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { themeColours, type ThemeColour } from '@/lib/content/site';
import { themeVariables } from './theme';

type Colours = Record<ThemeColour, string | null>;
const none = Object.fromEntries(themeColours.map((name) => [name, null])) as Colours;

/** Text and what it stands on, in globals.css and the components. */
const textPairs: [text: string, background: string][] = [
  ['paragraph', 'page'], ['paragraph', 'tint'], ['heading', 'page'], ['heading', 'tint'], ['main-ink', 'page'], ['main-ink', 'tint'], ['secondary-ink', 'page'], ['secondary-ink', 'tint'],
  ['on-main', 'main'], ['accent-on-main', 'main'], ['on-footer', 'footer'], ['accent-on-footer', 'footer'], ['on-button', 'button'], ['on-button-hover', 'button-hover'], ['on-overlay', 'overlay-solid'],
];

/** Borders of fields, icons that are buttons, the scroll bar (WCAG 1.4.11). */
const graphicPairs: [graphic: string, background: string][] = [
  ['button-edge', 'page'], ['button-edge', 'tint'], ['scroll', 'page'], ['scroll', 'tint'], ['mobile-menu', 'page'], ['mobile-menu', 'tint'], ['control', 'page'], ['control', 'tint'],
];

const channels = (hex: string) => [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16));
const toHex = (values: number[]) => `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** What a colour with transparency looks like over a photograph of one colour. */
const over = (colour: string, photo: string) => {
  const [r = 0, g = 0, b = 0, alpha = 255] = channels(colour);
  return toHex([r, g, b].map((value, at) => value * (alpha / 255) + (channels(photo)[at] ?? 0) * (1 - alpha / 255)));
};

const tooPale = (theme: Record<string, string>) => {
  const of = (name: string) => theme[`--${name}`] ?? name;
  const missing = (least: number) => ([a, b]: [string, string]) => (wcagContrast(of(a), of(b)) < least ? [`${a} ${of(a)} on ${b} ${of(b)}: ${wcagContrast(of(a), of(b)).toFixed(2)}`] : []);
  const photos = ['#000000', '#ffffff', '#ff0000', '#808080', '#ffff00', '#0000ff'].map((photo): [string, string] => ['on-overlay', over(of('overlay'), photo)]);
  return [...textPairs.flatMap(missing(4.5)), ...photos.flatMap(missing(4.5)), ...graphicPairs.flatMap(missing(3))];
};

const byte = fc.integer({ min: 0, max: 255 });
const hex = fc.tuple(byte, byte, byte).map(toHex);
const alpha = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const anyColour = fc.oneof(
  hex,
  fc.tuple(byte, byte, byte, alpha).map((values) => `rgba(${values.join(', ')})`),
  fc.tuple(byte, byte, byte).map(([h, s, l]) => `hsl(${h} ${s % 101}% ${l % 101}%)`),
  fc.constantFrom('white', 'black', 'yellow', 'rebeccapurple', 'transparent', 'gray', '#777', '#ff08', 'oklch(70% 0.4 150)', 'color(display-p3 1 0 0)', 'rgb(none 0 300)', 'lab(150% 200 200)'),
  fc.constantFrom('', 'rubbish', 'red;}</style>', 'var(--x)', 'rgb(', '#12'),
  fc.constant(null),
);

test('every text and every control can be seen, whatever colours the record has', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(themeColours.map((name) => [name, anyColour])) as Record<ThemeColour, typeof anyColour>), (colours) => {
      const theme = themeVariables(colours);
      expect(Object.values(theme).filter((value) => !/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(value))).toEqual([]);
      expect(tooPale(theme)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('so can they without any styles, in each colour of grey, and with one colour for everything', () => {
  expect(tooPale(themeVariables(none))).toEqual([]);
  for (let grey = 0; grey <= 255; grey += 5) {
    const colour = toHex([grey, grey, grey]);
    expect(tooPale(themeVariables(Object.fromEntries(themeColours.map((name) => [name, colour])) as Colours))).toEqual([]);
  }
});

test('an overlay of any strength leaves its text readable over any photograph', () => {
  fc.assert(fc.property(fc.tuple(byte, byte, byte, fc.integer({ min: 0, max: 1000 })), ([r, g, b, thousandths]) => {
    expect(tooPale(themeVariables({ ...none, overlay: `rgba(${r}, ${g}, ${b}, ${thousandths / 1000})` }))).toEqual([]);
  }), { numRuns: 200 });
});

test('a colour that can be seen where it stands is left as the record has it', () => {
  const good = { ...none, main: '#1d4457', secondary: '#a04020', third: '#f3f1ec', heading: '#12262f', paragraph: '#46545b', footer: '#0f232d', button: '#204060', buttonHover: '#10304f', scroll: '#b4532a', mobileMenu: '#12262f' };
  expect(themeVariables(good)).toMatchObject({
    '--main': '#1d4457', '--main-ink': '#1d4457', '--secondary': '#a04020', '--secondary-ink': '#a04020', '--tint': '#f3f1ec', '--heading': '#12262f', '--paragraph': '#46545b', '--footer': '#0f232d', '--button': '#204060',
    '--button-hover': '#10304f', '--scroll': '#b4532a', '--mobile-menu': '#12262f',
  });
  expect(themeVariables({ ...none, overlay: 'rgba(0, 0, 0, 0.8)' })['--overlay']).toBe('#000000cc');
});

test('any text colour that can be read on both backgrounds is left exactly as it is', () => {
  const readable = hex.filter((colour) => ['#ffffff', '#f3f1ec'].every((background) => wcagContrast(colour, background) >= 4.5));
  fc.assert(fc.property(readable, (colour) => {
    expect(themeVariables({ ...none, heading: colour, paragraph: colour, main: colour })).toMatchObject({ '--heading': colour, '--paragraph': colour, '--main-ink': colour });
  }));
});

test('a background keeps the record\'s colour also when it is hard to write on; the text gives way', () => {
  const theme = themeVariables({ ...none, main: 'yellow', button: '#777777', footer: 'white' });
  expect(theme).toMatchObject({ '--main': '#ffff00', '--button': '#777777', '--footer': '#ffffff' });
  expect(wcagContrast(theme['--main-ink'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('a dark tint is thinned, a light one is not', () => {
  expect(themeVariables({ ...none, third: '#f3f1ec' })['--tint']).toBe('#f3f1ec');
  expect(wcagContrast(themeVariables({ ...none, third: '#101010' })['--tint'] ?? '', '#000000')).toBeGreaterThan(14);
});
