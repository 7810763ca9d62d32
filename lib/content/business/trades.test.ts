import { readFileSync } from 'node:fs';
import { vocabularyProblems } from '@/test/check-structured-data';
import { siteFor } from '@/test/site';
import { requestKinds } from '@/lib/language/i18n/request-kinds';
import { tradeNamed, tradeNames, trades, typeDefaults } from './trades';

const icons = JSON.parse(readFileSync('lib/site/pictures/trade-icons.json', 'utf8')) as object;

test('there are 60 trades or more, each with a known type, a kind of request and a drawing', () => {
  expect(trades.length).toBeGreaterThanOrEqual(60);
  for (const { trade, names } of trades) {
    expect([...typeDefaults.keys()]).toContain(trade.type);
    expect(requestKinds).toContain(trade.asksFor);
    expect(icons).toHaveProperty([trade.icon]);
    expect(names.filter((name) => name.trim() === '' || name !== name.trim())).toEqual([]);
  }
  for (const { icon } of typeDefaults.values()) expect(icons).toHaveProperty([icon]);
});

test('no name stands for two trades', () => {
  const names = trades.flatMap(({ names: own }) => [...new Set(own)]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every type is below LocalBusiness in schema.org's vocabulary", () => {
  const facts = { name: 'Acme', paymentAccepted: 'Cash', priceRange: '$$', openingHours: 'Mo-Fr' };
  const graph = [...typeDefaults.keys()].map((type) => ({ '@type': type, ...facts }));
  expect(vocabularyProblems([{ '@graph': graph }])).toEqual([]);
});

const spellings = readFileSync('lib/content/business/trade-spellings.txt', 'utf8').trimEnd().split('\n');

test.each(spellings.map((line) => line.split(' => ')))('%s is a trade: %s', (name = '', expected) => {
  const trade = tradeNamed(name);
  expect(`${trade?.type}, ${trade?.asksFor}`).toBe(expected);
});

test('the name of a family means none of its trades; every known name means a trade', () => {
  expect(tradeNamed('MedicalBusiness')?.names).toBeNull();
  expect(tradeNamed('HomeAndConstructionBusiness')?.names).toBeNull();
  expect(tradeNamed('TravelAgency')?.names?.en).toBe('travel agent');
  expect(tradeNames.filter((name) => tradeNamed(name) === null)).toEqual([]);
});

test.each(['dog walker', 'home inspector', 'mortgage broker', 'DJ', 'pressure washing', 'tax preparer'])(
  'pages call it what it is: %s',
  (trade) => expect(tradeNamed(trade)?.names?.en).toBe(trade),
);

test.each([
  ['dentits', 'is not a trade: did you mean "dentist"?'],
  ['Electricain', 'is not a trade: did you mean "electrician"?'],
  ['Atorney', 'is not a trade: did you mean "attorney"?'],
  ['astronaut training', 'is not a trade'],
])('an unknown trade costs itself and is named: %s', (trade, reason) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(siteFor({ options: { trade } }, `trade-${trade.slice(0, 5)}`).trade).toBeNull();
  expect(log.mock.calls.map(([line]) => String(line).replaceAll('\\"', '"'))).toEqual([
    expect.stringContaining(`field=options.trade reason="${reason}"`),
  ]);
});
