import { wcagContrast } from 'culori';
import { palette as en } from '@/lib/language/i18n/en/palette';
import { palette as es } from '@/lib/language/i18n/es/palette';
import { blackOrWhiteOn } from './black-or-white';

const languages = Object.entries({ en, es });
const groupsOf = ({ groups }: typeof en | typeof es) =>
  Object.values(groups).map(({ name, colours }) => ({
    name,
    colours: Object.entries(colours) as [hex: string, name: string][],
  }));
const coloursOf = (palette: typeof en | typeof es) => groupsOf(palette).flatMap(({ colours }) => colours);

test.each(languages)('%s: 12 groups of 8 to 12 colours (SPEC section 9), each a hex code', (_, palette) => {
  const groups = groupsOf(palette);
  expect(groups).toHaveLength(12);
  expect(groups.filter(({ colours }) => colours.length < 8 || colours.length > 12)).toEqual([]);
  expect(coloursOf(palette).filter(([hex]) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([]);
});

test.each(languages)('%s: colours and names are unique and not empty', (_, palette) => {
  const names = [...groupsOf(palette).map(({ name }) => name), ...coloursOf(palette).map(([, name]) => name)];
  expect(names.filter((name, index) => !name.trim() || names.indexOf(name) !== index)).toEqual([]);
  const hexes = coloursOf(palette).map(([hex]) => hex);
  expect(hexes.filter((hex, index) => hexes.indexOf(hex) !== index)).toEqual([]);
});

test('both languages have the same colours in the same order', () => {
  expect(Object.keys(es.groups)).toEqual(Object.keys(en.groups));
  expect(coloursOf(es).map(([hex]) => hex)).toEqual(coloursOf(en).map(([hex]) => hex));
});

test("a group's colours go from light to dark", () => {
  const misplaced = groupsOf(en).flatMap(({ colours }) =>
    colours.filter(
      ([hex], index) =>
        index > 0 && wcagContrast(hex, '#000000') > wcagContrast(colours[index - 1]?.[0] ?? '', '#000000'),
    ),
  );
  expect(misplaced).toEqual([]);
});

test('the text on every colour is readable: 4.5:1 or more', () => {
  expect(coloursOf(en).filter(([hex]) => wcagContrast(blackOrWhiteOn(hex), hex) < 4.5)).toEqual([]);
});

test('the text on every gray and on pure colours is readable', () => {
  const grays = Array.from(
    { length: 256 },
    (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`,
  );
  const hard = [...grays, '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'];
  expect(hard.filter((hex) => wcagContrast(blackOrWhiteOn(hex), hex) < 4.5)).toEqual([]);
  expect([blackOrWhiteOn('#FFFFFF'), blackOrWhiteOn('#000000')]).toEqual(['#000000', '#ffffff']);
});
