import { formatDate, formatDateRange, formatNumber, getMessages } from './';
import { spelledFor } from './british-spelling';
import { loadPalette, loadWidgetMessages } from './load-messages';
import { languageTag, messagesIn, paletteIn } from './locales';

const narrow = (text: string) => text.replace(/\s/g, ' ');

test('in the United States messages and tag are those of the language', () => {
  const tags = [languageTag('en', 'US'), languageTag('es', 'US'), languageTag('en', 'GB')];
  expect(tags).toEqual(['en', 'es', 'en-GB']);
  expect(messagesIn('en', 'US')).toBe(getMessages('en'));
  expect(messagesIn('es', 'US')).toBe(getMessages('es'));
});

test('elsewhere English is spelled as there, and Spanish stays', () => {
  const { section, palette, locale, floating } = messagesIn('en', 'GB');
  expect([section.branding, palette.open]).toEqual(['Our colours', 'Colour Palettes']);
  expect([locale, floating.locale]).toEqual(['en-GB', 'en-GB']);
  expect(messagesIn('en', 'GB')).toBe(messagesIn('en', 'GB'));
  expect(messagesIn('es', 'ES').section).toEqual(getMessages('es').section);
  expect(paletteIn('en', 'CA').groups.grays.name).toBe('Greys');
  expect(spelledFor('Inquiry, inquiries, colors', 'GB')).toBe('Enquiry, enquiries, colours');
  expect(spelledFor('Inquiry, inquiries, colors', 'CA')).toBe('Inquiry, inquiries, colours');
});

test('functions, which take names of businesses, stay as they are', () => {
  expect(messagesIn('en', 'GB').lead.thanksText('Color Co')).toContain('Color Co');
});

test('what browsers download is spelled by the tag of the page', async () => {
  expect((await loadPalette('en-GB')).messages.title).toBe('Colour Palettes');
  expect((await loadPalette('en')).messages.title).toBe('Color Palettes');
  expect((await loadWidgetMessages('en-GB')).locale).toBe('en-GB');
  expect((await loadWidgetMessages('es')).locale).toBe('es-US');
});

test('dates and numbers', () => {
  expect(formatDate('2026-03-14', 'en-GB')).toBe('14 March 2026');
  expect(formatDate('2026-03-14', 'en-CA')).toBe('March 14, 2026');
  expect(narrow(formatDateRange('2026-12-24', '2026-12-26', 'en-GB'))).toBe('24 – 26 December');
  expect([formatNumber(12345, 'en'), formatNumber(12345, 'es-ES')]).toEqual(['12,345', '12.345']);
});
