import type { Language } from '@/lib/language/i18n';
import { loggedLines, startServer } from '@/test/server';
import { siteOf, type Given } from '@/test/records';
import { answerForDenver, startServices, type Services } from '@/test/start-weather-service';

export const POINT = '/points/39.7462,-105.0009';
export const STATIONS = '/gridpoints/BOU/62,61/stations';
export const NEAREST = '/stations/KBKF/observations/latest';
export const NEXT = '/stations/KDEN/observations/latest';
export const ADDRESS = '1200 Larimer Street, Denver, CO 80204';
export const MAP = 'https://www.google.com/maps/place/1200+Larimer+Street/@39.7462,-105.0009,15z';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A site with the weather widget at these places. */
export const weatherSite = (places: Given['places'], { active = true, language = 'en' as Language } = {}) =>
  siteOf({ places, widgets: active ? ['weather'] : [], language });

export const denver = weatherSite([{ address: ADDRESS, mapUrl: MAP }]);

/** Only the date is faked: requests need real timers. */
const doNotFake = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'hrtime',
] as const;

/**
 * Before each test: a weather service and a fixed clock. Properties are valid inside a
 * test only.
 */
export const setUpWeather = () => {
  const context = {} as { services: Services; lines: () => string[] };
  beforeEach(async () => {
    jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: [...doNotFake] });
    context.services = await startServices();
    answerForDenver(context.services);
    const lines = loggedLines();
    context.lines = () => lines;
  });
  const start = async (environment: Record<string, string> = {}) => {
    const url = context.services.url;
    startServer({
      WEATHER_API_URL: url,
      GEOCODER_API_URL: url,
      SITE_URL: 'https://www.example.com',
      ...environment,
    });
    return (await import('@/lib/site/weather')).getWeather;
  };
  return { context, start };
};
