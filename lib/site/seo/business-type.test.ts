import { readFileSync } from 'node:fs';
import { siteOf } from '@/test/records';
import { businessType, saidTrade, tradeInNames } from './business-type';
import { tradeNamed } from '@/lib/content/business/trades';

const namedBusinesses = readFileSync('test/expected/business-types.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, services, type] = /^([^:#]+?)(?:: (.*))? => (\w+)$/.exec(line) ?? [];
    return name && type ? [[name, services?.split(', ') ?? [], type] as const] : [];
  });

test('the businesses of the corpus are read', () => expect(namedBusinesses.length).toBeGreaterThan(80));

test.each(namedBusinesses)(
  "services decide, and the business's name when no trade has most of them: %s, %j",
  (name, written, type) => {
    const services = written.map((service) => ({ name: service, slug: null, blocks: [] }));
    expect(businessType({ trade: null, name, services })).toBe(type);
  },
);

test("the record's trade decides, whatever the names say", () => {
  const roofer = siteOf({ name: 'Acme Roofing', services: ['Roof Repair'] });
  expect(businessType({ ...roofer, trade: tradeNamed('florist') })).toBe('Florist');
});

test('the trade that names tell has all that a trade decides', () => {
  expect(tradeInNames({ name: 'Acme Roofing', services: [] })).toBe(tradeNamed('roofer'));
  expect(tradeInNames({ name: 'Garden City Dental', services: [] })).toBeNull();
  expect(tradeInNames({ name: 'Smith Dental', services: [] })).toBe(tradeNamed('dentist'));
});

test.each([
  ["Painter's Pizza", ['Margherita', 'Calzone'], undefined],
  ['Mason & Mason', ['Tax returns'], undefined],
  ['Gardener Bookkeeping', ['Payroll'], undefined],
  ["Locksmith's Arms", ['Lunch', 'Real ale'], undefined],
  ['Hotel Cleaners', ['Rooms'], undefined],
  ['Two Pines Handyman', ['Drywall', 'Doors'], 'handyman'],
  ['Garage Door Guys', ['Springs', 'Openers'], 'garage doors'],
  ['Plumber Pete', ['Drains'], 'plumber'],
  ['Ruiz Fence Repair', ['Fence Repair', 'Gate Installation', 'Post Replacement'], 'fencing'],
])('pages of %s with %j name the trade that search engines are told: %s', (name, services, trade) =>
  expect(saidTrade({ ...siteOf({ name, services }), trade: null })?.names?.en).toBe(trade),
);
