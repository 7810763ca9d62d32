import { checkRecord } from '@/lib/content/record/parse-record';
import { cardServices } from '@/lib/content/record/section-pictures';
import { lowestPriceText, priceText } from '@/lib/site/price-texts';

const check = (prices: unknown[], options: object = {}) => {
  const dbServices = [{ name: 'Deck Repair' }, { name: 'Fences' }];
  const { site, problems } = checkRecord({ dbServices, options: { prices, ...options } }, 'acme');
  const shown = site.services.map((service) =>
    (service.prices ?? []).map((price) => [price.name, priceText(site, price)].filter(Boolean).join(': ')),
  );
  return { site, shown, problems: problems.map(({ path, reason }) => `${path} ${reason}`) };
};

test('a service has its prices in the order of the record, in the currency of the country', () => {
  const deck = { service: 'deck-repair' };
  const prices = [
    { service: 'Fences', from: '$1,200' },
    { ...deck, name: 'Small', from: 120, to: 180, unit: 'hour', duration: '2 h' },
    { ...deck, from: 99.5, to: 99.5, unit: 'per board' },
    { ...deck, to: 'CAD 80' },
    { ...deck, from: 0, to: 0 },
    { ...deck, duration: '2 days' },
  ];
  expect(check(prices).shown).toEqual([
    ['Small: $120 – $180 / hour, 2 h', '$99.50 per board', 'Up to $80', 'Free', '2 days'],
    ['From $1,200'],
  ]);
  expect(check(prices).problems).toEqual([]);
  expect(check([{ service: 'Fences', from: 40, to: 40 }], { country: 'GB' }).shown[1]).toEqual(['£40']);
});

test.each<[string, object, object, string]>([
  ['another service', { service: 'Roofs', from: 5 }, {}, '.service is not the name of a service'],
  [
    'a sign of several meanings',
    { from: '$5' },
    { country: 'GB' },
    '.from names no currency of this country',
  ],
  ['no known country', { to: 5 }, { country: 'Narnia' }, '.to names no currency of this country'],
  ['two currencies', { from: '$5', to: '€6' }, {}, '.to has another currency than `from`'],
  ['the wrong way round', { from: 6, to: 5 }, {}, '.to is lower than `from`'],
  ['nothing, which may be free or not yet known', { from: 0 }, {}, '.from is 0 alone'],
  ['a unit in the price', { from: '$99/hr' }, {}, '.from is not one price, such as 120'],
])('nothing is claimed of %s, and it is named', (_, price, options, problem) => {
  const { shown, problems } = check([{ service: 'Fences', ...price }], options);
  expect(shown.flat()).toEqual([]);
  expect(problems.join('\n')).toContain(`options.prices[0]${problem}`);
});

const nine = { from: 9, unit: 'h' };

test.each<[string, object[], string | null]>([
  ['a unit with its slash', [{ from: 5, to: 5, unit: '/hr' }], '$5 / hr'],
  ['one price without a placeholder', [{ from: 5, to: 5, unit: 'N/A', duration: '-' }], '$5'],
  ['one price', [{ from: 5, to: 9, unit: 'hour', duration: '1 h' }], '$5 – $9 / hour, 1 h'],
  ['the lowest of several', [{ ...nine, to: 9 }, { from: 5, unit: 'h' }, { duration: '1 h' }], 'From $5 / h'],
  [
    'several units',
    [
      { ...nine, unit: 'visit' },
      { from: 5, unit: 'h' },
    ],
    null,
  ],
  ['no price', [], null],
])('a card shows %s', (_, prices, expected) => {
  const { site } = check(prices.map((price) => ({ service: 'Deck Repair', ...price })));
  const [card] = cardServices(site);
  expect(card && lowestPriceText(site, card)).toBe(expected);
});

test.each([
  ['$99+', '$99'],
  ['99', 'up to $99'],
])('%s to %s is neither one price nor a range', (from, to) => {
  const { shown, problems } = check([{ service: 'Fences', from, to }]);
  expect(shown).toEqual([[], []]);
  expect(problems).toEqual([
    'options.prices[0].to is the same as `from`, whose words say that prices differ',
  ]);
});
