import { themeColours, type ThemeColour } from '../lib/content/look/looks';

/** For tests: a record's colours, by the theme's names. */
export type Styles = Partial<Record<ThemeColour, unknown>>;

const all = (colour: unknown): Styles => Object.fromEntries(themeColours.map((name) => [name, colour]));
/** Repeats the colours over all fields. */
const repeated = (...colours: unknown[]): Styles =>
  Object.fromEntries(themeColours.map((name, index) => [name, colours[index % colours.length]]));

const neon = '#ff00ff #00ffff #39ff14 #ffff00 #ff3131 #ff5f1f #bc13fe #0ff0fc #fe019a #ccff00'.split(' ');
const named = (
  'white black red lime blue yellow cyan magenta silver gray maroon olive purple teal navy orange pink ' +
  'gold beige ivory snow khaki coral tomato orchid plum rebeccapurple chartreuse aquamarine ' +
  'DarkSlateGray LIGHTGOLDENRODYELLOW transparent currentcolor canvastext'
).split(' ');
const rubbish: unknown[] = [
  '',
  ' ',
  'rubbish',
  '#',
  '#1',
  '#12',
  '#12345',
  '#ggg',
  'rgb(',
  'rgb()',
  'rgb(1,2)',
  'rgb(none none none)',
  'rgb(999, -5, 1e9)',
  'hsl(nan 0% 0%)',
  'var(--page)',
  'red; background: red',
  '</style><script>alert(1)</script>',
  'url(https://example.com/x.png)',
  'inherit',
  'calc(1px)',
  'color-mix(in srgb, red, blue)',
  null,
  undefined,
  0,
  16_777_215,
  true,
  [],
  ['#ffffff'],
  {},
  { r: 255 },
  '#FFFFFF ',
  '  #000',
  '#FfF',
  'RGB(0 0 0)',
  '١٢٣',
];
const wide = (
  'color(display-p3 1 0 0), color(display-p3 0 1 0), color(rec2020 0 0 1), lab(150% 200 200), ' +
  'lch(50% 230 40), oklch(70% 0.4 150), oklab(1 0.4 0.4), hwb(90 10% 10%), hsl(60deg 100% 50% / 50%), ' +
  '#ff08, #00000001, #ffffff80'
).split(', ');
const alphas = Array.from({ length: 21 }, (_, index) => index / 20);
/** From black to white; closest around the greys on which neither white nor near-black text is easy. */
const greys = [
  ...Array.from({ length: 52 }, (_, index) => index * 5),
  ...Array.from({ length: 40 }, (_, index) => 100 + index),
].map((grey) => `rgb(${grey}, ${grey}, ${grey})`);

/** Sets of colours that no designer would choose, some five hundred. */
export const hostileStyles: readonly Styles[] = [
  {},
  ...[...greys, ...neon, ...named, ...rubbish, ...wide].map(all),
  ...alphas.flatMap((alpha) =>
    [
      [255, 255, 255],
      [0, 0, 0],
      [255, 255, 0],
      [119, 119, 119],
    ].map((rgb) => all(`rgba(${rgb.join(', ')}, ${alpha})`)),
  ),
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
