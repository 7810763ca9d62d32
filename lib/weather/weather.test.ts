import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFor, startServer } from '@/test/site';
import {
  answerForDenver,
  geocoded,
  hang,
  html,
  observation,
  point,
  type Services,
  startServices,
  stations,
  status,
} from '@/test/weather-service';

const POINT = '/points/39.7462,-105.0009';
const STATIONS = '/gridpoints/BOU/62,61/stations';
const NEAREST = '/stations/KBKF/observations/latest';
const NEXT = '/stations/KDEN/observations/latest';
const GEOCODER = '/geocoder/locations/onelineaddress';

const ADDRESS = '1200 Larimer Street, Denver, CO 80204';
const MAP = 'https://www.google.com/maps/place/1200+Larimer+Street/@39.7462,-105.0009,15z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const siteAt = (location: object[], { active = true, isenglish = true } = {}) =>
  siteFor({
    dbPrincipal: { location },
    simpleWidgets: [{ val: 'Wheather', activo: active }],
    labels: { formLabel: { isenglish } },
  });
const denver = siteAt([{ address: ADDRESS, url: MAP }]);

let services: Services;
let folder: string;
let lines: () => string[];

beforeEach(async () => {
  // The clock alone: requests take their real time.
  jest.useFakeTimers({
    now: 1_800_000_000_000,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
  services = await startServices();
  answerForDenver(services);
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-weather-'));
  const spies = [
    jest.spyOn(console, 'error').mockImplementation(() => {}),
    jest.spyOn(console, 'log').mockImplementation(() => {}),
  ];
  lines = () => spies.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)));
});
afterEach(() => {
  jest.useRealTimers();
  services.stop();
  rmSync(folder, { recursive: true });
});

const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** getWeather of a server that has just started. */
const start = async (environment: Record<string, string> = {}) => {
  startServer({
    DATA_DIR: folder,
    WEATHER_API_URL: services.url,
    GEOCODER_API_URL: services.url,
    SITE_URL: 'https://www.example.com',
    ...environment,
  });
  return (await import('./index')).getWeather;
};

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
  expect(services.paths()).toEqual([POINT, STATIONS, NEAREST]);
  expect(new Set(services.asked.map(({ agent, accept }) => `${agent} ${accept}`))).toEqual(
    new Set(['Mainstreet (https://www.example.com) application/geo+json']),
  );
  expect(lines()).toEqual([]);
});

test('many sites: the service is told of the first one', async () => {
  const file = path.join(folder, 'sites.json');
  writeFileSync(file, '{"www.one.example": "one", "two.example": "two"}');
  await (
    await start({ SITES_FILE: file })
  )(denver);
  expect(services.asked[0]?.agent).toBe('Mainstreet (https://www.one.example)');
});

test('in Spanish, by night, in a town without a name', async () => {
  services.answers[POINT] = point(`https://api.weather.gov${STATIONS}`, null);
  services.answers[NEAREST] = observation({
    textDescription: 'Fair and Breezy',
    icon: 'https://api.weather.gov/icons/land/night/few',
    temperature: { unitCode: 'wmoUnit:degC', value: -0.04 },
  });
  const getWeather = await start();
  expect(await getWeather(siteAt([{ address: ADDRESS, url: MAP }], { isenglish: false }))).toMatchObject({
    place: ADDRESS,
    text: 'Despejado y con brisa',
    isDaytime: false,
    temperatureF: 31.9,
  });
});

test('a place without coordinates is looked up by its address', async () => {
  services.answers[GEOCODER] = geocoded(-105.000_903, 39.746_21);
  const getWeather = await start();
  expect(
    await getWeather(siteAt([{ address: ADDRESS, url: 'https://maps.app.goo.gl/AbCdEf' }])),
  ).toMatchObject({ place: 'Denver, CO' });
  expect(await getWeather(siteAt([{ address: ADDRESS }]))).toMatchObject({ place: 'Denver, CO' });
  expect(services.paths()).toEqual([GEOCODER, POINT, STATIONS, NEAREST]);
  expect(Object.fromEntries(services.asked[0]?.query ?? [])).toEqual({
    address: ADDRESS,
    benchmark: 'Public_AR_Current',
    format: 'json',
  });
});

test('degrees are asked for with no more than four decimals, and no zero at the end', async () => {
  services.answers['/points/39.7,-105'] = point(`${services.url}${STATIONS}`);
  const getWeather = await start();
  expect(
    await getWeather(siteAt([{ address: ADDRESS, url: 'https://maps.google.com/?q=39.70004,-105.00000' }])),
  ).not.toBeNull();
});

test.each([
  ['500', status(500)],
  ['404', status(404)],
  ['HTML', html],
  ['an empty object', {}],
  ['no temperature', observation({ temperature: { unitCode: 'wmoUnit:degC', value: null } })],
  ['no time', observation({ timestamp: undefined })],
  ['a time that is none', observation({ timestamp: 'today' })],
  ['no number', observation({ temperature: { value: '21' } })],
])('a station that answers with %s gives way to the next', async (_, answer) => {
  services.answers[NEAREST] = answer;
  services.answers[NEXT] = observation({ temperature: { unitCode: 'wmoUnit:degF', value: 50 } });
  expect(await (await start())(denver)).toMatchObject({ temperatureF: 50, temperatureC: 10 });
});

test.each([
  ['three hours old', 3 * HOUR, '/stations/KBKF/'],
  ['older than three hours', 3 * HOUR + 1, '/stations/KDEN/'],
  ['of tomorrow', -24 * HOUR, '/stations/KDEN/'],
])('an observation %s', async (_, age, used) => {
  services.answers[NEAREST] = observation({ timestamp: new Date(Date.now() - age).toISOString() });
  services.answers[NEXT] = observation();
  expect(await (await start())(denver)).not.toBeNull();
  expect(services.paths().at(-1)).toContain(used);
});

test('what an observation may do without', async () => {
  services.answers[STATIONS] = {
    features: [
      null,
      { properties: {} },
      { properties: { stationIdentifier: '../points' } },
      { id: `${services.url}/stations/KBKF` },
    ],
  };
  services.answers[NEAREST] = observation({ textDescription: '', icon: null, temperature: { value: 0 } });
  expect(await (await start())(denver)).toMatchObject({
    text: null,
    isDaytime: null,
    temperatureC: 0,
    temperatureF: 32,
  });
});

test('no more than three stations are tried', async () => {
  services.answers[STATIONS] = stations('KAAA', 'KBBB', 'KCCC', 'KBKF');
  expect(await (await start())(denver)).toBeNull();
  expect(services.paths().slice(2)).toEqual(
    ['KAAA', 'KBBB', 'KCCC'].map((station) => `/stations/${station}/observations/latest`),
  );
});

test('an answer leads to no other host', async () => {
  const other = await startServices();
  try {
    answerForDenver(other);
    services.answers[POINT] = point(`${other.url}${STATIONS}`);
    services.answers[STATIONS] = { features: [{ id: `${other.url}/stations/KBKF`, properties: {} }] };
    expect(await (await start())(denver)).toMatchObject({ place: 'Denver, CO' });
    services.answers[NEXT] = (response) =>
      void response.writeHead(302, { location: `${other.url}${NEAREST}` }).end();
    services.answers[STATIONS] = stations('KDEN');
    expect(await (await start({ DATA_DIR: path.join(folder, 'new') }))(denver)).toBeNull();
    expect(other.asked).toEqual([]);
  } finally {
    other.stop();
  }
});

test.each([
  ['the point answers 500', POINT, status(500)],
  ['the point is HTML', POINT, html],
  ['the point names no stations', POINT, { properties: {} }],
  ['the point names something else', POINT, point('https://api.weather.gov/../../admin')],
  ['the point is outside of the US', POINT, status(404)],
  ['the list of stations is none', STATIONS, { features: 'none' }],
  ['there is no station', STATIONS, stations()],
  ['no station answers', NEAREST, status(503)],
])('null when %s, and one line in the log', async (_, at, answer) => {
  services.answers[at] = answer;
  const getWeather = await start();
  expect([await getWeather(denver), await getWeather(denver)]).toEqual([null, null]);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(/^weather\.read-failed place="@39\.7462,-105\.0009" reason=/);
});

test.each([
  ['answers 500', status(500)],
  ['answers 404', status(404)],
  ['is HTML', html],
  ['has other fields', { result: {} }],
  ['knows no such address', { result: { addressMatches: [] } }],
  ['has no numbers', { result: { addressMatches: [{ coordinates: { x: 'a', y: null } }] } }],
])('null when the geocoder %s', async (_, answer) => {
  services.answers[GEOCODER] = answer;
  expect(await (await start())(siteAt([{ address: ADDRESS }]))).toBeNull();
  expect(services.paths()).toEqual([GEOCODER]);
});

test('a station that hangs is left after 4 seconds', async () => {
  services.answers[NEAREST] = hang;
  services.answers[NEXT] = observation();
  expect(await (await start())(denver)).toMatchObject({ place: 'Denver, CO' });
}, 15_000);

test('nobody is asked when the widget is off, the site has no place, or the services are switched off', async () => {
  const getWeather = await start();
  expect([
    await getWeather(siteAt([{ address: ADDRESS, url: MAP }], { active: false })),
    await getWeather(siteAt([])),
  ]).toEqual([null, null]);
  expect(await (await start({ WEATHER_API_URL: 'off' }))(denver)).toBeNull();
  expect(await (await start({ GEOCODER_API_URL: 'off' }))(siteAt([{ address: ADDRESS }]))).toBeNull();
  expect(services.asked).toEqual([]);
});

test('an observation is kept for 30 minutes, the stations for a day, also for many visitors at once', async () => {
  const getWeather = await start();
  await Promise.all(Array.from({ length: 20 }, () => getWeather(denver)));
  later(30 * MINUTE - 1);
  await getWeather(denver);
  expect(services.paths()).toEqual([POINT, STATIONS, NEAREST]);
  later(1);
  services.answers[NEAREST] = observation({ temperature: { unitCode: 'wmoUnit:degC', value: 5 } });
  expect(await getWeather(denver)).toMatchObject({ temperatureC: 5 });
  expect(services.paths().slice(3)).toEqual([NEAREST]);
  later(24 * HOUR);
  services.answers[NEAREST] = observation();
  await getWeather(denver);
  expect(services.paths().slice(4)).toEqual([POINT, STATIONS, NEAREST]);
});

test('an area that cannot be read anew stays', async () => {
  const getWeather = await start();
  await getWeather(denver);
  later(24 * HOUR + 1);
  services.answers[POINT] = status(500);
  services.answers[NEAREST] = observation();
  expect(await getWeather(denver)).toMatchObject({ place: 'Denver, CO' });
});

test('in an outage the last observation is shown, also after a restart, and the service is left alone for a minute', async () => {
  await (
    await start()
  )(denver);
  for (const at of [POINT, STATIONS, NEAREST]) services.answers[at] = status(500);
  later(HOUR);
  const getWeather = await start();
  expect(await getWeather(denver)).toMatchObject({ temperatureC: 21.7 });
  const asked = services.asked.length;
  later(MINUTE - 1);
  expect(await getWeather(denver)).toMatchObject({ temperatureC: 21.7 });
  expect(services.asked).toHaveLength(asked);
  later(1);
  await getWeather(denver);
  expect(services.asked).toHaveLength(asked + 1);
});

test('an observation older than six hours is not shown', async () => {
  services.answers[NEAREST] = observation({ timestamp: new Date(Date.now()).toISOString() });
  const getWeather = await start();
  await getWeather(denver);
  services.answers[NEAREST] = status(500);
  later(6 * HOUR);
  expect(await getWeather(denver)).not.toBeNull();
  later(1);
  expect(await getWeather(denver)).toBeNull();
});

test('a place that moves is another place', async () => {
  const getWeather = await start();
  await getWeather(denver);
  Object.assign(services.answers, {
    '/points/38.2692,-104.6083': point(`${services.url}/gridpoints/PUB/90,95/stations`, 'Pueblo'),
    '/gridpoints/PUB/90,95/stations': stations('KPUB'),
    '/stations/KPUB/observations/latest': observation(),
  });
  expect(
    await getWeather(siteAt([{ address: ADDRESS, url: 'https://maps.google.com/?q=38.2692,-104.6083' }])),
  ).toMatchObject({ place: 'Pueblo, CO' });
});
