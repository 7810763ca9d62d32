// A local geocoder and weather service for tests.
import type { ServerResponse } from 'node:http';
import { serverThat } from './server';
import { observation, point, stations } from './weather-answers';

export * from './weather-answers';

/** A document, or what is done to the request instead. */
type Answer = object | ((response: ServerResponse) => void);

export const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code).end('{"title": "Not this time"}');
export const html = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!DOCTYPE html><title>Maintenance</title>');
export const hang = () => {};

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
