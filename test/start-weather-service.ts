// A local geocoder and weather service for tests, with answers as their documentation describes them.
import type { ServerResponse } from 'node:http';
import { serverThat } from './server-that';

/** A document, or what is done to the request instead. */
type Answer = object | ((response: ServerResponse) => void);

export const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code).end('{"title": "Not this time"}');
export const html = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!DOCTYPE html><title>Maintenance</title>');
export const hang = () => {};

export const geocoded = (x: number, y: number) => ({
  result: {
    input: {},
    addressMatches: [{ coordinates: { x, y }, matchedAddress: '1200 LARIMER ST, DENVER, CO, 80204' }],
  },
});

export const point = (observationStations: string, city: string | null = 'Denver') => ({
  type: 'Feature',
  properties: {
    gridId: 'BOU',
    gridX: 62,
    gridY: 61,
    observationStations,
    relativeLocation: {
      type: 'Feature',
      properties: { city, state: 'CO', distance: { unitCode: 'wmoUnit:m', value: 900 } },
    },
    timeZone: 'America/Denver',
  },
});

export const stations = (...identifiers: string[]) => ({
  type: 'FeatureCollection',
  features: identifiers.map((stationIdentifier) => ({
    type: 'Feature',
    properties: { stationIdentifier, name: 'Denver' },
  })),
});

export const observation = (changes: Record<string, unknown> = {}) => ({
  type: 'Feature',
  properties: {
    timestamp: new Date(Date.now() - 20 * 60_000).toISOString().replace('.000Z', '+00:00'),
    textDescription: 'Partly Cloudy',
    icon: 'https://api.weather.gov/icons/land/day/sct?size=medium',
    temperature: { unitCode: 'wmoUnit:degC', value: 21.7, qualityControl: 'V' },
    ...changes,
  },
});

/**
 * Starts both services at one address; `answers`, by path, says what they answer now, `asked` what they were
 * asked.
 */
export const startServices = async () => {
  const answers: Record<string, Answer> = {};
  const asked: { path: string; query: URLSearchParams; agent: string; accept: string }[] = [];
  const url = await serverThat((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push({
      path: pathname,
      query: searchParams,
      agent: request.headers['user-agent'] ?? '',
      accept: request.headers.accept ?? '',
    });
    const answer = answers[pathname] ?? status(404);
    if (typeof answer === 'function') answer(response);
    else response.writeHead(200, { 'content-type': 'application/geo+json' }).end(JSON.stringify(answer));
  });
  return { url, answers, asked, paths: () => asked.map(({ path }) => path) };
};

export type Services = Awaited<ReturnType<typeof startServices>>;

/** Denver, with two stations, of which the nearer one answers. */
export const answerForDenver = ({ answers, url }: Services): void => {
  Object.assign(answers, {
    '/points/39.7462,-105.0009': point(`${url}/gridpoints/BOU/62,61/stations`),
    '/gridpoints/BOU/62,61/stations': stations('KBKF', 'KDEN'),
    '/stations/KBKF/observations/latest': observation(),
  });
};
