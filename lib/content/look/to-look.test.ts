import { lookNames } from './looks';
import { themeColours } from './looks';
import { contrast } from '@/lib/platform/colour';
import { isOneColour, themeVariables } from '@/lib/site/theme/theme';
import { siteFor } from '@/test/site';

test('a record without a look is drawn as before, with the colours of its styles alone', () => {
  const { look, colours } = siteFor({ styles: { mainColor: '#123456' }, options: { trade: 'painter' } });
  expect(look).toBe('classic');
  expect(Object.entries(colours).filter(([, colour]) => colour !== null)).toEqual([['main', '#123456']]);
});

test.each(lookNames)('a record with the look %s has all colours; those that it names are its own', (look) => {
  const styles = { mainColor: '#1f4d3a', headingTextColor: '#001122', btn: '#a04010' };
  const { look: drawn, colours } = siteFor({ styles, options: { look: ` ${look.toUpperCase()} ` } });
  expect(drawn).toBe(look);
  expect(colours).toMatchObject({ main: '#1f4d3a', heading: '#001122', button: '#a04010' });
  for (const name of themeColours) expect(colours[name]).toMatch(/^#[0-9a-f]{6,8}$/);
});

test('an unknown look costs that field only, and the log names it', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { look, words } = siteFor({ options: { look: 'baroque', words: { formButton: 'Go' } } });
  expect([look, words]).toEqual(['classic', { formButton: 'Go' }]);
  expect(log.mock.calls.flat().join('\n')).toMatch(/options\.look.*classic, journal/s);
});

test('an accent has one shade, whether the record names it for buttons or for small headings', () => {
  for (const styles of [{ secondaryColor: '#004499' }, { mainColor: '#7a1f1f', btn: '#004499' }]) {
    const { colours } = siteFor({ styles, options: { look: 'studio' } });
    expect([colours.secondary, colours.button, colours.scroll]).toEqual(Array(3).fill('#004499'));
  }
});

const hueless = (colour: string) => new Set(colour.slice(1).match(/../g)).size === 1;

test.each([
  ['#000000', '#000000', '#000000'],
  ['#0b4f9e', '#0b4f9e', '#0b4f9e'],
  ['#39ff14', 'near-black', 'heading'],
  ['#fdf3b0', 'near-black', 'heading'],
])('the brand of one colour, %s, has buttons of %s and links of %s', (main, button, link) => {
  for (const look of lookNames) {
    const theme = themeVariables(siteFor({ styles: { mainColor: main }, options: { look } }).colours);
    const near = theme['--heading'];
    expect(theme['--main']).toBe(main);
    expect(theme['--button']).toBe(button === 'near-black' ? near : button);
    expect(theme['--secondary-ink']).toBe(theme['--main-ink']);
    expect(theme['--main-ink']).toBe(link === 'heading' ? near : link);
    expect(theme['--button-edge']).toBe(theme['--button']);
    expect(contrast(theme['--main-button'] ?? '', main)).toBeGreaterThan(3);
  }
});

test('a black brand has no hue anywhere', () => {
  const theme = themeVariables(
    siteFor({ styles: { mainColor: '#000000' }, options: { look: 'studio' } }).colours,
  );
  expect(Object.values(theme).filter((one) => !hueless(one.slice(0, 7)))).toEqual([]);
});

test('white can be read on the accent of a business without colours, and the accent on the ground of sections', () => {
  for (const look of lookNames) {
    const theme = themeVariables(siteFor({ options: { look } }).colours);
    expect(theme['--on-button']).toBe('#ffffff');
    expect([theme['--secondary-ink'], theme['--button-edge']]).toEqual(Array(2).fill(theme['--button']));
  }
});

test.each([
  ['#d8531f', '#ffffff'],
  ['#a26769', '#ffffff'],
  ['#f2a71b', '#14181b'],
])('the label of a button of %s, which is large, is %s', (btn, ink) => {
  const theme = themeVariables(siteFor({ styles: { mainColor: '#1f4d3a', btn } }).colours);
  expect([theme['--button'], theme['--on-button'], theme['--on-main-button']]).toEqual([btn, ink, ink]);
});

test("journal's paper is light and differs by brand; a record's own light background stays", () => {
  const paper = (styles: object) => siteFor({ styles, options: { look: 'journal' } }).colours.third ?? '';
  const papers = ['#22384f', '#6d2e46', '#00695c', '#fdf3b0'].map((mainColor) => paper({ mainColor }));
  expect(new Set(papers).size).toBe(4);
  for (const colour of papers) expect(contrast(colour, '#000000')).toBeGreaterThan(17);
  expect(paper({ mainColor: '#22384f', thirdColor: '#eeeeff' })).toBe('#eeeeff');
});

test.each([
  [{ mainColor: '#000000' }, true],
  [{ mainColor: '#ff10f0' }, true],
  [{ mainColor: '#fdf3b0' }, false],
  [{ mainColor: '#6d2e46', secondaryColor: '#a26769' }, true],
  [{ mainColor: '#22384f', btn: '#d8531f' }, false],
  [{ mainColor: '#0f5b4a', btn: '#9b5900' }, false],
])('buttons of %j are not seen on the fields of its brand: %s', (styles, expected) =>
  expect(isOneColour(siteFor({ styles, options: { look: 'poster' } }).colours)).toBe(expected),
);
