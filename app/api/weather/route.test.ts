import { dataFolder, startServer, writeIn } from '@/test/server';
import { answerForDenver, type Services, startServices } from '@/test/start-weather-service';

let services: Services;

beforeEach(async () => {
  services = await startServices();
  answerForDenver(services);
});

const start = async () => {
  startServer({
    SITES_FILE: writeIn(dataFolder(), 'sites.json', {
      'demo.example': 'demo',
      'calls.example': 'call-only',
      'minimal.example': 'minimal',
    }),
    WEATHER_API_URL: services.url,
    GEOCODER_API_URL: services.url,
  });
  const { GET } = await import('./route');
  return (host: string, query = '') =>
    GET(new Request(`http://${host}/api/weather${query}`, { headers: { host } }));
};

test("the weather at the site's first place, cacheable for five minutes", async () => {
  const answer = await (await start())('demo.example:3000');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect(await answer.json()).toMatchObject({ weather: { place: 'Denver, CO', temperatureF: 71.1 } });
});

test('no weather is null, uncached; parameters of the request make no difference', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const get = await start();
  for (const [host, query] of [
    ['calls.example', ''],
    ['minimal.example', '?site=demo&lat=39.7462&lon=-105.0009'],
  ] as const) {
    const answer = await get(host, query);
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'no-store',
      { weather: null },
    ]);
  }
  expect(services.paths()).not.toContain('/points/39.7462,-105.0009');
});
