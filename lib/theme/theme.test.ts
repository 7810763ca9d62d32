import { parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { themeColours, type ThemeColour } from '@/lib/domain/site';
import { contrastOf } from '@/test/contrast';
import { defaultColours } from './default-colours';
import { mainColour, themeVariables } from './theme';

type Colours = Record<ThemeColour, string | null>;
const none = Object.fromEntries(themeColours.map((name) => [name, null])) as Colours;

const byte = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(byte, byte, byte)
  .map((values) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

test("the main colour is the page's own, wherever it is asked for; a record without one has the usual", () => {
  for (const main of [null, '#1f4d3a', 'rgb(0 0 0 / 50%)'])
    expect(mainColour({ main })).toBe(themeVariables({ ...none, main })['--main']);
  expect(mainColour(none)).toBe(defaultColours.main);
});

test('a colour that can be seen where it stands is left as the record has it', () => {
  const good = {
    ...none,
    main: '#1d4457',
    secondary: '#a04020',
    third: '#f3f1ec',
    heading: '#12262f',
    paragraph: '#46545b',
    footer: '#0f232d',
    button: '#204060',
    buttonHover: '#10304f',
    scroll: '#b4532a',
    mobileMenu: '#12262f',
  };
  expect(themeVariables(good)).toMatchObject({
    '--main': '#1d4457',
    '--main-ink': '#1d4457',
    '--secondary': '#a04020',
    '--secondary-ink': '#a04020',
    '--tint': '#f3f1ec',
    '--heading': '#12262f',
    '--paragraph': '#46545b',
    '--footer': '#0f232d',
    '--button': '#204060',
    '--button-hover': '#10304f',
    '--scroll': '#b4532a',
    '--mobile-menu': '#12262f',
  });
  expect(themeVariables({ ...none, overlay: 'rgba(0, 0, 0, 0.8)' })['--overlay']).toBe('#000000cc');
});

test('any text colour that can be read on both backgrounds is left exactly as it is', () => {
  const readable = hex.filter((colour) =>
    ['#ffffff', '#f3f1ec'].every((background) => wcagContrast(colour, background) >= 4.5),
  );
  fc.assert(
    fc.property(readable, (colour) => {
      expect(themeVariables({ ...none, heading: colour, paragraph: colour, main: colour })).toMatchObject({
        '--heading': colour,
        '--paragraph': colour,
        '--main-ink': colour,
      });
    }),
  );
});

test("a background keeps the record's colour also when it is hard to write on; the text's colour changes instead", () => {
  const theme = themeVariables({ ...none, main: 'yellow', button: '#777777', footer: 'white' });
  expect(theme).toMatchObject({ '--main': '#ffff00', '--button': '#777777', '--footer': '#ffffff' });
  expect(wcagContrast(theme['--main-ink'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('an overlay of any strength leaves its text readable over any photograph, and is no weaker than the record has it', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), ([r, g, b, alpha]) => {
      const theme = themeVariables({ ...none, overlay: `rgba(${r}, ${g}, ${b}, ${alpha / 255})` });
      expect(contrastOf('on-overlay on overlay over photo', theme)).toBeGreaterThanOrEqual(4.5);
      expect(parse(theme['--overlay'] ?? '')?.alpha ?? 1).toBeGreaterThanOrEqual(alpha / 255 - 0.001);
    }),
    { numRuns: 200 },
  );
});

test('a tint that is less light stays where all that is read on it can be read', () => {
  const dark = { ...none, main: '#101010', secondary: '#202020', heading: '#000000', paragraph: '#111111' };
  expect(themeVariables({ ...dark, third: '#c0c8d0' })['--tint']).toBe('#c0c8d0');
  for (const ink of ['main', 'secondary', 'heading', 'paragraph'])
    expect(themeVariables({ ...dark, [ink]: '#666666', third: '#c0c8d0' })['--tint']).not.toBe('#c0c8d0');
});

test('a colour that cannot be read on a white page either does not thin the tint', () => {
  const dark = { ...none, main: '#101010', heading: '#000000', paragraph: '#111111' };
  expect(themeVariables({ ...dark, secondary: '#ffee00', third: '#c0c8d0' })['--tint']).toBe('#c0c8d0');
});

test('an overlay is no stronger than its text needs', () => {
  expect(themeVariables({ ...none, overlay: 'rgba(0, 0, 0, 0.02)' })['--overlay']).toBe('#00000089');
});

test("lines follow the headings' colour, the edges of fields that of paragraphs", () => {
  const [blue, red] = ['#000080', '#800000'].map((ink) =>
    themeVariables({ ...none, heading: ink, paragraph: ink }),
  );
  expect(blue?.['--line']).not.toBe(red?.['--line']);
  expect(blue?.['--control']).not.toBe(red?.['--control']);
});

test('a surface without a photograph glows as far as its text allows', () => {
  const glow = (main: string) => themeVariables({ ...none, main })['--glow'];
  expect(glow('#1d4457')).not.toBe('#1d4457');
  expect(glow('#757575')).toBe('#757575');
});

test('a dark tint is thinned, a light one is not', () => {
  expect(themeVariables({ ...none, third: '#f3f1ec' })['--tint']).toBe('#f3f1ec');
  expect(
    wcagContrast(themeVariables({ ...none, third: '#101010' })['--tint'] ?? '', '#000000'),
  ).toBeGreaterThan(14);
});
