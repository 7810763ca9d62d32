import { currencyOf, formatPrice, priceIn } from './prices';

test.each<[string, number, string | null]>([
  ['120', 120, null],
  ['$1,200.50', 1200.5, '$'],
  ['1.200,50 €', 1200.5, '€'],
  ['1.200', 1200, null],
  ['45,50', 45.5, null],
  ["1'200'000", 1_200_000, null],
  ['1 200', 1200, null],
  ['USD 120', 120, 'USD'],
  ['usd120', 120, 'USD'],
  ['120 cad', 120, 'CAD'],
  ['CA$ 80', 80, 'CA$'],
  ['£0.99', 0.99, '£'],
  ['$120 AUD', 120, 'AUD'],
  ['USD $1,200', 1200, 'USD'],
  ['nz$80', 80, 'NZ$'],
  ...[
    'from $99',
    'Starting at $99',
    '$99+',
    '$99 and up',
    'Prices start at $99',
    'desde $99',
    'From: $99',
  ].map((text) => [text, 99, '$'] as [string, number, string]),
])('the price of %s', (text, amount, sign) => expect(priceIn(text, 'from')).toMatchObject({ amount, sign }));

const noPrices =
  '100-150|$99/hr|up to $99|$99 off|from $99+ tax|under $99|from 9am|1,200,50|12.3456|1,20,000|$|call|£5 USD|$5 ABC|$5 $|-5|5k';

test.each(noPrices.split('|'))('%s is no price', (text) => expect(priceIn(text, 'from')).toBeNull());

test.each([
  ['up to $150', 150],
  ['$150', 150],
  ['from $150', undefined],
  ['$150+', undefined],
])('the highest price of %s', (text, amount) => expect(priceIn(text, 'to')?.amount).toBe(amount));

test.each<[string | null, string, string | null]>([
  [null, 'US', 'USD'],
  [null, 'GB', 'GBP'],
  [null, 'ZZ', null],
  ['$', 'US', 'USD'],
  ['$', 'AU', 'AUD'],
  ['$', 'MX', 'MXN'],
  ['$', 'GB', null],
  ['$', 'ZZ', null],
  ['€', 'US', 'EUR'],
  ['£', 'IE', 'GBP'],
  ['US$', 'MX', 'USD'],
  ['CA$', 'CA', 'CAD'],
  ['CAD', 'US', 'CAD'],
  ['A$', 'AU', 'AUD'],
  ['NZ$', 'US', 'NZD'],
  ['ABC', 'US', null],
])('the currency of %s in %s', (sign, country, currency) => expect(currencyOf(sign, country)).toBe(currency));

test.each<[Parameters<typeof formatPrice>, string]>([
  [['USD', 'en-US', 120], '$120'],
  [['USD', 'en-US', 120, 180.5], '$120.00 – $180.50'],
  [['AUD', 'en-AU', 99.5], '$99.50'],
  [['EUR', 'es-ES', 1200], '1200 €'],
  [['GBP', 'en-US', 40], '£40'],
])('%j is shown as %s', (given, shown) => expect(formatPrice(...given).replace(/\s/g, ' ')).toBe(shown));
