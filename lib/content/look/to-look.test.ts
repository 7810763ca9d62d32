import { lookNames } from './looks';
import { themeColours } from './looks';
import { accentOf, contrast, difference, opaque, TEXT_CONTRAST } from '@/lib/platform/colour';
import { themeVariables } from '@/lib/site/theme/theme';
import { siteFor } from '@/test/site';

const hues = Array.from({ length: 36 }, (_, index) => opaque(`oklch(0.4 0.1 ${index * 10})`));

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

test('a button has the accent of the record, also where only that is named', () => {
  const { colours } = siteFor({ styles: { secondaryColor: '#004499' }, options: { look: 'studio' } });
  expect([colours.button, colours.scroll]).toEqual(['#004499', '#004499']);
});

test('white can be read on the accent of any main colour, and the accent on the ground of sections', () => {
  for (const main of [...hues, '#000000', '#ffffff', '#777777', '#facc15']) {
    const accent = accentOf(main);
    expect(contrast('#ffffff', accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    const theme = themeVariables(
      siteFor({ styles: { mainColor: main }, options: { look: 'journal' } }).colours,
    );
    for (const ground of ['--page', '--tint'])
      expect(
        contrast(theme['--secondary-ink'] ?? '', theme[ground as '--page'] ?? ''),
      ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(theme['--button']).toBe(accent);
  }
});

test('the accent stands out from the main colour, and changes with it', () => {
  const accents = hues.map(accentOf);
  hues.forEach((main, index) => expect(difference(main, accents[index] ?? '')).toBeGreaterThan(25));
  expect(new Set(accents).size).toBeGreaterThan(24);
});
