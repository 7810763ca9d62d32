import { conditionsIn } from './conditions';

test.each([
  ['Clear', 'Despejado'],
  ['Partly Cloudy', 'Parcialmente nublado'],
  ['Fair and Breezy', 'Despejado y con brisa'],
  ['Light Rain and Fog/Mist', 'Lluvia ligera, niebla y neblina'],
  ['Fog/Mist', 'Niebla y neblina'],
  ['Thunderstorms in Vicinity', 'Tormentas eléctricas cerca'],
  ['Light Snow, Blowing Snow', 'Nieve ligera y ventisca'],
  ['Rain Showers and Showers', 'Chubascos'],
  ['HAZE', 'Bruma'],
  ['Fair with Haze', 'Despejado y bruma'],
])('%j is %j in Spanish', (english, spanish) => expect(conditionsIn('es', english)).toBe(spanish));

test('an unknown part makes the Spanish text null; English is shown as it is', () => {
  for (const text of ['Raining Frogs', 'Light Rain and Frogs', 'constructor', '', 'and'])
    expect(conditionsIn('es', text)).toBeNull();
  expect([conditionsIn('en', 'Raining Frogs'), conditionsIn('en', null), conditionsIn('es', null)]).toEqual([
    'Raining Frogs',
    null,
    null,
  ]);
});
