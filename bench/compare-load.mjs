import { Agent, request } from 'node:http';

const CONNECTIONS = 16;
const LOAD_MS = 3_000;
const VIEWS = 200;

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Milliseconds until the last byte of the page. */
export const view = (origin) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    request(origin, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.on('error', reject).on('end', () => resolve(performance.now() - start));
    })
      .on('error', reject)
      .end();
  });

/** Views a second over some connections. */
export const throughput = async (origin) => {
  const start = performance.now();
  let views = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < start + LOAD_MS) {
        await view(origin);
        views += 1;
      }
    }),
  );
  return (views * 1_000) / (performance.now() - start);
};

/** The median duration of consecutive views, in milliseconds. */
export const latency = async (origin) => {
  const times = [];
  for (let index = 0; index < VIEWS; index += 1) times.push(await view(origin));
  return median(times);
};
