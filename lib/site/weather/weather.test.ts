import path from 'node:path';
import { dataFolder, writeIn } from '@/test/server';
import {
  answerForDenver,
  geocoded,
  hang,
  html,
  observation,
  point,
  startServices,
  stations,
  status,
} from '@/test/start-weather-service';
import {
  ADDRESS,
  denver,
  HOUR,
  MAP,
  MINUTE,
  NEAREST,
  NEXT,
  POINT,
  STATIONS,
  weatherSite,
  setUpWeather,
} from '@/test/weather-setup';
import { conditionsIn } from './';

const { context, start } = setUpWeather();
const GEOCODER = '/geocoder/locations/onelineaddress';

test("the nearest station's observation, at the point of the map link", async () => {
  const getWeather = await start();
  expect(await getWeather(denver)).toEqual({
    place: 'Denver, CO',
    temperatureF: 71.1,
    temperatureC: 21.7,
    text: 'Partly Cloudy',
    isDaytime: true,
    observedAt: new Date(Date.now() - 20 * MINUTE).toISOString(),
  });
  expect(context.services.paths()).toEqual([POINT, STATIONS, NEAREST]);
  expect(new Set(context.services.asked.map(({ agent, accept }) => `${agent} ${accept}`))).toEqual(
    new Set(['Mainstreet (https://www.example.com) application/geo+json']),
  );
  expect(context.lines()).toEqual([]);
});

test('with SITES_FILE, User-Agent names its first site', async () => {
  const sites = { 'www.one.example': 'one', 'two.example': 'two' };
  const getWeather = await start({ SITES_FILE: writeIn(dataFolder(), 'sites.json', sites) });
  await getWeather(denver);
  expect(context.services.asked[0]?.agent).toBe('Mainstreet (https://www.one.example)');
});

test('Spanish, at night, with no name of a town', async () => {
  context.services.answers[POINT] = point(`https://api.weather.gov${STATIONS}`, null);
  context.services.answers[NEAREST] = observation({
    textDescription: 'Fair and Breezy',
    icon: 'https://api.weather.gov/icons/land/night/few',
    temperature: { unitCode: 'wmoUnit:degC', value: -0.04 },
  });
  const getWeather = await start();
  expect(
    await getWeather(weatherSite([{ address: ADDRESS, mapUrl: MAP }], { language: 'es' })),
  ).toMatchObject({ place: ADDRESS, text: 'Despejado y con brisa', isDaytime: false, temperatureF: 31.9 });
});

test('a place without coordinates is geocoded by its address', async () => {
  context.services.answers[GEOCODER] = geocoded(-105.000_903, 39.746_21);
  const getWeather = await start();
  expect(
    await getWeather(weatherSite([{ address: ADDRESS, mapUrl: 'https://maps.app.goo.gl/AbCdEf' }])),
  ).toMatchObject({ place: 'Denver, CO' });
  expect(await getWeather(weatherSite([{ address: ADDRESS }]))).toMatchObject({ place: 'Denver, CO' });
  expect(context.services.paths()).toEqual([GEOCODER, POINT, STATIONS, NEAREST]);
  const query = { address: ADDRESS, benchmark: 'Public_AR_Current', format: 'json' };
  expect(Object.fromEntries(context.services.asked[0]?.query ?? [])).toEqual(query);
});

test('coordinates in requests have at most four decimals and no trailing zeros', async () => {
  context.services.answers['/points/39.7,-105'] = point(`${context.services.url}${STATIONS}`);
  const getWeather = await start();
  const mapUrl = 'https://maps.google.com/?q=39.70004,-105.00000';
  expect(await getWeather(weatherSite([{ address: ADDRESS, mapUrl }]))).not.toBeNull();
});

test.each([
  ['500', status(500)],
  ['404', status(404)],
  ['HTML', html],
  ['an empty object', {}],
  ['no temperature', observation({ temperature: { unitCode: 'wmoUnit:degC', value: null } })],
  ['no time', observation({ timestamp: undefined })],
  ['an invalid time', observation({ timestamp: 'today' })],
  ['no number', observation({ temperature: { value: '21' } })],
])('the next station is used when the nearest one responds with %s', async (_, answer) => {
  context.services.answers[NEAREST] = answer;
  context.services.answers[NEXT] = observation({ temperature: { unitCode: 'wmoUnit:degF', value: 50 } });
  expect(await (await start())(denver)).toMatchObject({ temperatureF: 50, temperatureC: 10 });
});

test.each([
  ['three hours old', 3 * HOUR, '/stations/KBKF/'],
  ['older than three hours', 3 * HOUR + 1, '/stations/KDEN/'],
  ['from tomorrow', -24 * HOUR, '/stations/KDEN/'],
])('an observation %s uses the expected station', async (_, age, used) => {
  context.services.answers[NEAREST] = observation({ timestamp: new Date(Date.now() - age).toISOString() });
  context.services.answers[NEXT] = observation();
  expect(await (await start())(denver)).not.toBeNull();
  expect(context.services.paths().at(-1)).toContain(used);
});

test('an observation may lack its text and icon, and a list may hold invalid stations', async () => {
  const listed = [{}, { stationIdentifier: '../points' }, { stationIdentifier: 'KBKF' }];
  context.services.answers[STATIONS] = { features: [null, ...listed.map((properties) => ({ properties }))] };
  const bare = { textDescription: '', icon: null, temperature: { value: 0 } };
  context.services.answers[NEAREST] = observation(bare);
  const read = { text: null, isDaytime: null, temperatureC: 0, temperatureF: 32 };
  expect(await (await start())(denver)).toMatchObject(read);
});

test('at most three stations are tried', async () => {
  context.services.answers[STATIONS] = stations('KAAA', 'KBBB', 'KCCC', 'KBKF');
  expect(await (await start())(denver)).toBeNull();
  expect(context.services.paths().slice(2)).toEqual(
    ['KAAA', 'KBBB', 'KCCC'].map((station) => `/stations/${station}/observations/latest`),
  );
});

test('a response cannot direct requests to another host', async () => {
  const other = await startServices();
  answerForDenver(other);
  context.services.answers[POINT] = point(`${other.url}${STATIONS}`);
  context.services.answers[STATIONS] = {
    features: [{ id: `${other.url}/stations/KBKF`, properties: { stationIdentifier: 'KBKF' } }],
  };
  expect(await (await start())(denver)).toMatchObject({ place: 'Denver, CO' });
  context.services.answers[NEXT] = (response) =>
    void response.writeHead(302, { location: `${other.url}${NEAREST}` }).end();
  context.services.answers[STATIONS] = stations('KDEN');
  expect(await (await start({ DATA_DIR: path.join(dataFolder(), 'new') }))(denver)).toBeNull();
  expect(other.asked).toEqual([]);
});

test.each([
  ['the point answers 500', POINT, status(500)],
  ['the point is HTML', POINT, html],
  ['the point names no stations', POINT, { properties: {} }],
  ['the point names another path', POINT, point('https://api.weather.gov/../../admin')],
  ['the point is outside of the US', POINT, status(404)],
  ['the list of stations is invalid', STATIONS, { features: 'none' }],
  ['there is no station', STATIONS, stations()],
  ['no station answers', NEAREST, status(503)],
])('null when %s, and one line in the log', async (_, path, answer) => {
  context.services.answers[path] = answer;
  const getWeather = await start();
  expect([await getWeather(denver), await getWeather(denver)]).toEqual([null, null]);
  expect(context.lines()).toHaveLength(1);
  expect(context.lines()[0]).toMatch(/^weather\.read-failed place="@39\.7462,-105\.0009" reason=/);
  // Why, not that a cache has nothing.
  expect(context.lines()[0]).not.toContain('undefined');
});

test.each([
  ['answers 500', status(500)],
  ['answers 404', status(404)],
  ['is HTML', html],
  ['has other fields', { result: {} }],
  ['knows no such address', { result: { addressMatches: [] } }],
  ['has no numbers', { result: { addressMatches: [{ coordinates: { x: 'a', y: null } }] } }],
])('null when the geocoder %s', async (_, answer) => {
  context.services.answers[GEOCODER] = answer;
  expect(await (await start())(weatherSite([{ address: ADDRESS }]))).toBeNull();
  expect(context.services.paths()).toEqual([GEOCODER]);
});

test('a station that does not respond is skipped after 4 seconds', async () => {
  context.services.answers[NEAREST] = hang;
  context.services.answers[NEXT] = observation();
  expect(await (await start())(denver)).toMatchObject({ place: 'Denver, CO' });
}, 15_000);

test('no request is sent when the widget is off, the site has no place, or the services are switched off', async () => {
  const getWeather = await start();
  expect([
    await getWeather(weatherSite([{ address: ADDRESS, mapUrl: MAP }], { active: false })),
    await getWeather(weatherSite([])),
  ]).toEqual([null, null]);
  expect(await (await start({ WEATHER_API_URL: 'off' }))(denver)).toBeNull();
  expect(await (await start({ GEOCODER_API_URL: 'off' }))(weatherSite([{ address: ADDRESS }]))).toBeNull();
  expect(context.services.asked).toEqual([]);
});

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
  expect(conditionsIn('en', 'Raining Frogs')).toBe('Raining Frogs');
  expect([conditionsIn('en', null), conditionsIn('es', null)]).toEqual([null, null]);
});
