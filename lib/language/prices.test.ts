import { rowsOf } from '@/test/rows';
import { currencyOf, formatPrice, priceIn } from './prices';

test.each(rowsOf('lib/language/prices.txt'))('the price of %s: %s', (text, expected) => {
  const price = priceIn(text, 'from');
  expect(price ? [price.amount, price.sign].filter((part) => part !== null).join(' ') : '').toBe(expected);
});

test.each([
  ['up to $150', 150],
  ['$150', 150],
  ['from $150', undefined],
  ['$150+', undefined],
])('the highest price of %s', (text, amount) => expect(priceIn(text, 'to')?.amount).toBe(amount));

test.each(rowsOf('lib/language/currencies.txt'))('the currency of %s: %s', (text, currency) => {
  const [sign, country = ''] = text.split(/ ?in /);
  expect(currencyOf(sign || null, country) ?? 'none').toBe(currency);
});

test.each<[Parameters<typeof formatPrice>, string]>([
  [['USD', 'en-US', 120], '$120'],
  [['USD', 'en-US', 120, 180.5], '$120.00 – $180.50'],
  [['AUD', 'en-AU', 99.5], '$99.50'],
  [['EUR', 'es-ES', 1200], '1200 €'],
  [['GBP', 'en-US', 40], '£40'],
])('%j is shown as %s', (given, shown) => expect(formatPrice(...given).replace(/\s/g, ' ')).toBe(shown));
