import { colorsNamed, wcagContrast } from 'culori';
import fc from 'fast-check';
import { colourFields, themeColours, type ThemeColour } from '@/lib/content/look/looks';
import { siteFor } from '@/test/site';
import { opaque } from '@/lib/platform/colour';
import { tooPale } from '@/test/contrast';
import { themeVariables } from './theme';

// lib/content logs each value that is not a colour.
jest.mock('@/lib/platform/log');

// Whatever colours a record has, everything is readable, and readable colours stay as the record says.

const QUICK_SETS = process.env.MUTATION_ROOM ? 90 : 900;
const RANDOM_SETS = process.env.TEST_FULL ? 4_500 : QUICK_SETS;
/** Printed with a failure. */
const SEED = 20_260_501;

/** A record's colours, by the theme's names. */
type Styles = Partial<Record<ThemeColour, unknown>>;
const all = (colour: unknown): Styles => Object.fromEntries(themeColours.map((name) => [name, colour]));
/** Repeats the colours over all fields. */
const repeated = (...colours: unknown[]): Styles =>
  Object.fromEntries(themeColours.map((name, index) => [name, colours[index % colours.length]]));

const neon = '#ff00ff #00ffff #39ff14 #ffff00 #ff3131 #ff5f1f #bc13fe #0ff0fc #fe019a #ccff00'.split(' ');
/** Every notation, and what only looks like one. */
const texts = (
  'DarkSlateGray|transparent|currentcolor|canvastext| |rubbish|#|#1|#12|#12345|#ggg|rgb(|rgb()|rgb(1,2)|' +
  'rgb(none none none)|rgb(999, -5, 1e9)|hsl(nan 0% 0%)|var(--page)|red; background: red|inherit|calc(1px)|' +
  '</style><script>alert(1)</script>|url(https://example.com/x.png)|color-mix(in srgb, red, blue)|١٢٣|' +
  '#FFFFFF |  #000|#FfF|RGB(0 0 0)|color(display-p3 1 0 0)|color(rec2020 0 0 1)|lab(150% 200 200)|' +
  'lch(50% 230 40)|oklch(70% 0.4 150)|oklab(1 0.4 0.4)|hwb(90 10% 10%)|hsl(60deg 100% 50% / 50%)|#ff08|#00000001'
).split('|');
const noTexts: unknown[] = ['', null, undefined, 0, 16_777_215, true, [], ['#ffffff'], {}, { r: 255 }];
/** From black to white; closest around the greys on which neither white nor near-black text is easy. */
const greys = [...Array(52).keys()]
  .map((step) => step * 5)
  .concat([...Array(40).keys()].map((step) => 100 + step))
  .map((grey) => `rgb(${grey}, ${grey}, ${grey})`);
const seeThrough = [...Array(21).keys()].flatMap((step) =>
  ['255, 255, 255', '0, 0, 0', '255, 255, 0', '119, 119, 119'].map((rgb) => `rgba(${rgb}, ${step / 20})`),
);

/** Sets of colours that no designer would choose. */
const hostileStyles: readonly Styles[] = [
  {},
  ...[...greys, ...neon, ...Object.keys(colorsNamed), ...texts, ...noTexts, ...seeThrough].map(all),
  ...neon.flatMap((one, index) => neon.slice(index + 1).map((other) => repeated(one, other))),
  ...greys.map((grey) => ({ ...all('#ffffff'), third: grey })),
  ...greys.map((grey) => ({
    main: grey,
    button: grey,
    buttonHover: '#ffffff',
    overlay: 'rgba(255, 255, 255, 0.1)',
  })),
  repeated('white', 'black'),
  repeated('black', 'white'),
  repeated('#767676', '#777777', '#757575'),
  repeated('red', 'green', 'blue'),
  repeated('rubbish', '#ffffff', null),
];

const byte = fc.integer({ min: 0, max: 255 });
const share = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);
const percent = fc.integer({ min: 0, max: 100 });
const hex = byte.map((value) => value.toString(16).padStart(2, '0'));
const hsl = fc.tuple(fc.integer({ min: -720, max: 720 }), percent, percent);
const anyColour: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(hex, hex, hex).map((values) => `#${values.join('')}`) },
  { weight: 2, arbitrary: fc.tuple(byte, byte, byte, share).map((values) => `rgba(${values.join(', ')})`) },
  { weight: 1, arbitrary: hsl.map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`) },
  {
    weight: 1,
    arbitrary: fc.tuple(share, share, share).map(([l, c, h]) => `oklch(${l} ${c * 0.4} ${h * 360})`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...hostileStyles).map((styles) => styles.main) },
  { weight: 1, arbitrary: fc.oneof(fc.string(), fc.constant(null), fc.integer()) },
);
const anyStyles = fc.record(
  Object.fromEntries(themeColours.map((name) => [name, anyColour])) as Record<ThemeColour, typeof anyColour>,
);

const readColours = (styles: Styles) => {
  const named = Object.entries(styles).map(([name, value]) => [colourFields[name as ThemeColour], value]);
  return siteFor({ styles: Object.fromEntries(named) }).colours;
};

/** Variables that differ from the operator's choice although the choice had enough contrast. */
const changedForNothing = (
  chosen: Record<ThemeColour, string | null>,
  theme: Record<string, string>,
): string[] => {
  const of = (name: string) => theme[`--${name}`] ?? '';
  const fits = (colour: string, backgrounds: string[], ratio: number) =>
    backgrounds.every((background) => wcagContrast(colour, of(background)) >= ratio);
  const kept = (name: ThemeColour, variable: string, isGood: (colour: string) => boolean) => {
    const colour = chosen[name] === null ? null : opaque(chosen[name]);
    return colour !== null && isGood(colour) && of(variable) !== colour
      ? [`${variable}: ${chosen[name]} became ${of(variable)}`]
      : [];
  };
  const isText = (colour: string) => fits(colour, ['page', 'tint'], 4.5);
  const isGraphic = (colour: string) => fits(colour, ['page', 'tint'], 3);
  const always = () => true;
  return [
    // A surface is never changed; its text is.
    ...(['main', 'button', 'footer', 'secondary'] as const).flatMap((name) => kept(name, name, always)),
    ...kept('buttonHover', 'button-hover', always),
    ...kept('main', 'main-ink', isText),
    ...kept('secondary', 'secondary-ink', isText),
    ...(['heading', 'paragraph'] as const).flatMap((name) => kept(name, name, isText)),
    ...kept('secondary', 'accent-on-main', (colour) => fits(colour, ['main'], 4.5)),
    ...kept('secondary', 'accent-on-footer', (colour) => fits(colour, ['footer'], 4.5)),
    ...kept('scroll', 'scroll', isGraphic),
    ...kept('mobileMenu', 'mobile-menu', isGraphic),
    ...kept('button', 'button-edge', isGraphic),
    ...kept('third', 'tint', (colour) => wcagContrast(colour, '#000000') >= 15),
  ];
};

const check = (styles: Styles) => {
  const colours = readColours(styles);
  const theme = themeVariables(colours);
  expect(Object.values(theme).filter((value) => !/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(value))).toEqual([]);
  expect(tooPale(theme)).toEqual([]);
  expect(changedForNothing(colours, theme)).toEqual([]);
};

test(`${RANDOM_SETS} random sets of colours`, () => {
  fc.assert(fc.property(anyStyles, check), { numRuns: RANDOM_SETS, seed: SEED });
});

test('500 hostile sets of colours', () => {
  expect(hostileStyles.length).toBeGreaterThanOrEqual(500);
  for (const styles of hostileStyles) check(styles);
});
