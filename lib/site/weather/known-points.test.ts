import type { Site } from '@/lib/content';
import { siteOf } from '@/test/records';
import { geocoded, status } from '@/test/start-weather-service';
import { ADDRESS, MAP, setUpWeather } from '@/test/weather-setup';
import { until } from '@/test/server';

const { context, start } = setUpWeather();
const GEOCODER = '/geocoder/locations/onelineaddress';
const denver = siteOf({ places: [{ address: ADDRESS }] });

const startAsking = async (environment: Record<string, string> = {}) => {
  await start(environment);
  const { coordinatesByAddress, loadKeptCoordinates } = await import('./known-points');
  return async (site: Site) => {
    await loadKeptCoordinates(site);
    return Object.fromEntries(coordinatesByAddress(site));
  };
};
const untilAsked = (count: number) =>
  until(() => context.services.paths().filter((path) => path === GEOCODER).length === count);

test('an address is asked for once, in the background, and kept over a restart', async () => {
  context.services.answers[GEOCODER] = geocoded(-105.0009, 39.7462);
  const ask = await startAsking();
  expect(await ask(denver)).toEqual({});
  await untilAsked(1);
  await until(async () => Object.keys(await ask(denver)).length === 1);
  expect(await (await startAsking())(denver)).toEqual({
    [ADDRESS]: { latitude: 39.7462, longitude: -105.0009 },
  });
  expect(context.services.paths()).toEqual([GEOCODER]);
});

test('in an outage it is not asked again before an hour has passed', async () => {
  context.services.answers[GEOCODER] = status(500);
  const ask = await startAsking();
  await ask(denver);
  await until(() => context.lines().length === 1);
  for (let round = 0; round < 5; round++) expect(await ask(denver)).toEqual({});
  expect(context.services.paths()).toEqual([GEOCODER]);
  expect(context.lines()).toEqual([expect.stringMatching(/^geocoder\.read-failed address=/)]);
});

test('nobody is asked for a point that is known, or that no service of the United States knows', async () => {
  const ask = await startAsking();
  expect(await ask(siteOf({ places: [{ address: ADDRESS, mapUrl: MAP }] }))).toEqual({
    [ADDRESS]: { latitude: 39.7462, longitude: -105.0009 },
  });
  await ask({ ...denver, country: 'GB' });
  await ask(siteOf({ places: [{ address: 'Denver, CO' }, { address: 'By the old mill' }] }));
  await (
    await startAsking({ GEOCODER_API_URL: 'off' })
  )(denver);
  expect(context.services.paths()).toEqual([]);
});
