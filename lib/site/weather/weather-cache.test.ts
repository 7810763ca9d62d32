import { observation, point, stations, status } from '@/test/start-weather-service';
import {
  ADDRESS,
  denver,
  HOUR,
  MINUTE,
  NEAREST,
  POINT,
  STATIONS,
  weatherSite,
  setUpWeather,
} from '@/test/weather-setup';

const { context, start } = setUpWeather();
const later = (ms: number) => jest.advanceTimersByTime(ms);

test('observations are cached for 30 minutes and stations for a day, also for concurrent visitors', async () => {
  const getWeather = await start();
  await Promise.all(Array.from({ length: 20 }, () => getWeather(denver)));
  later(30 * MINUTE - 1);
  await getWeather(denver);
  expect(context.services.paths()).toEqual([POINT, STATIONS, NEAREST]);
  later(1);
  context.services.answers[NEAREST] = observation({ temperature: { unitCode: 'wmoUnit:degC', value: 5 } });
  expect(await getWeather(denver)).toMatchObject({ temperatureC: 5 });
  expect(context.services.paths().slice(3)).toEqual([NEAREST]);
  later(24 * HOUR);
  context.services.answers[NEAREST] = observation();
  await getWeather(denver);
  expect(context.services.paths().slice(4)).toEqual([POINT, STATIONS, NEAREST]);
});

test('a stale list of stations is used when it cannot be refreshed', async () => {
  const getWeather = await start();
  await getWeather(denver);
  later(24 * HOUR + 1);
  context.services.answers[POINT] = status(500);
  context.services.answers[NEAREST] = observation();
  expect(await getWeather(denver)).toMatchObject({ place: 'Denver, CO' });
});

test('during an outage the last observation is shown, also after a restart, and the service is asked once a minute', async () => {
  await (
    await start()
  )(denver);
  for (const path of [POINT, STATIONS, NEAREST]) context.services.answers[path] = status(500);
  later(HOUR);
  const getWeather = await start();
  expect(await getWeather(denver)).toMatchObject({ temperatureC: 21.7 });
  const asked = context.services.asked.length;
  later(MINUTE - 1);
  expect(await getWeather(denver)).toMatchObject({ temperatureC: 21.7 });
  expect(context.services.asked).toHaveLength(asked);
  later(1);
  await getWeather(denver);
  expect(context.services.asked).toHaveLength(asked + 1);
});

test('an observation older than six hours is not shown', async () => {
  context.services.answers[NEAREST] = observation({ timestamp: new Date(Date.now()).toISOString() });
  const getWeather = await start();
  await getWeather(denver);
  context.services.answers[NEAREST] = status(500);
  later(6 * HOUR);
  expect(await getWeather(denver)).not.toBeNull();
  later(1);
  expect(await getWeather(denver)).toBeNull();
});

test('a changed map link is another cache entry', async () => {
  const getWeather = await start();
  await getWeather(denver);
  Object.assign(context.services.answers, {
    '/points/38.2692,-104.6083': point(`${context.services.url}/gridpoints/PUB/90,95/stations`, 'Pueblo'),
    '/gridpoints/PUB/90,95/stations': stations('KPUB'),
    '/stations/KPUB/observations/latest': observation(),
  });
  expect(
    await getWeather(
      weatherSite([{ address: ADDRESS, mapUrl: 'https://maps.google.com/?q=38.2692,-104.6083' }]),
    ),
  ).toMatchObject({ place: 'Pueblo, CO' });
});
