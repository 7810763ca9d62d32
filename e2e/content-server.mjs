// A content and reviews server that can misbehave. Plain Node, so that a test can stop and restart it.
//
//   GET  /paginas/{id}            a content record            GET /reviews/{docId}   a list of reviews
//   GET  /pictures/house.jpg      a picture                   GET /pictures/missing.jpg   status 404
//   GET  /points/..., /gridpoints/..., /stations/..., /geocoder/...   weather and geocoder, id "weather"
//   PUT  /_control/records/{id}   registers a record (body: JSON)
//   PUT  /_control/reviews/{id}   registers a list of reviews (body: JSON)
//   PUT  /_control/mode           {"mode": "ok" | "hang" | "500" | "html" | "truncated" | "404" | "reset",
//                                 "id"?, "delayMs"?}
//   PUT  /_control/hosts          {"file": a SITES_FILE, "hosts": {"{host}": "{id}"}}, which are added to it
//   GET  /_control/hits           {"{id}": how often its record (an observation) was asked for}
//   GET  /_control/open           {"{id}": how many requests for its record have no answer yet}
//
// Records and reviews that nobody registered come from e2e/records/ and content/.
// Usage: node content-server.mjs [port]; the port is written to standard output as "listening {port}".
import { readFile, rename, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const root = path.join(here, '..');
const picture = path.join(root, 'public/assets/demo/white-brick-front.jpg');

const registered = { paginas: new Map(), reviews: new Map() };
const modes = new Map();
const hits = {};
const open = {};
let modeOfAll = { mode: 'ok', delayMs: 0 };

const send = (response, status, type, body) =>
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
const sendJson = (response, status, value) =>
  send(response, status, 'application/json', JSON.stringify(value));

const bodyOf = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const documentFromFile = async (kind, id) => {
  if (!/^[\w-]+$/.test(id)) return null;
  const folders =
    kind === 'paginas'
      ? [path.join(here, 'records'), path.join(root, 'content')]
      : [path.join(here, 'records/reviews'), path.join(root, 'content/reviews')];
  for (const folder of folders) {
    const text = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  return null;
};

/** Documented answers of the US National Weather Service and the US Census geocoder: a mild day in Denver. */
const weatherDocument = (pathname) => {
  if (pathname === '/geocoder/locations/onelineaddress')
    return { result: { addressMatches: [{ coordinates: { x: -105.0009, y: 39.7462 } }] } };
  if (pathname.startsWith('/points/'))
    return {
      properties: {
        observationStations: 'https://api.weather.gov/gridpoints/BOU/62,61/stations',
        relativeLocation: { properties: { city: 'Denver', state: 'CO' } },
      },
    };
  if (pathname === '/gridpoints/BOU/62,61/stations')
    return { features: [{ properties: { stationIdentifier: 'KBKF' } }] };
  if (pathname !== '/stations/KBKF/observations/latest') return null;
  return {
    properties: {
      timestamp: new Date().toISOString(),
      textDescription: 'Partly Cloudy',
      icon: 'https://api.weather.gov/icons/land/day/sct',
      temperature: { unitCode: 'wmoUnit:degC', value: 21.7 },
    },
  };
};

const misbehave = {
  hang: () => {},
  500: (request, response) => send(response, 500, 'text/plain', 'Internal error'),
  404: (request, response) => sendJson(response, 404, { message: 'no such document' }),
  html: (request, response) =>
    send(response, 200, 'text/html', '<!DOCTYPE html><title>Maintenance</title><h1>We will be back</h1>'),
  truncated: (request, response, text) =>
    send(response, 200, 'application/json', text.slice(0, Math.ceil(text.length / 2))),
  reset: (request) => request.socket.destroy(),
};

const sendText = async (request, response, id, text) => {
  const { mode, delayMs = 0 } = modes.get(id) ?? modeOfAll;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (mode !== 'ok') return misbehave[mode](request, response, text ?? '{"dbPrincipal": {}}');
  return text === null ? misbehave[404](request, response) : send(response, 200, 'application/json', text);
};

const countHit = (id) => {
  hits[id] = (hits[id] ?? 0) + 1;
};

const countOpen = (id, response) => {
  open[id] = (open[id] ?? 0) + 1;
  response.once('close', () => {
    open[id] -= 1;
  });
};

const sendDocument = async (request, response, kind, id) => {
  if (kind === 'paginas') {
    countHit(id);
    countOpen(id, response);
  }
  return sendText(request, response, id, registered[kind].get(id) ?? (await documentFromFile(kind, id)));
};

const sendWeather = async (request, response, pathname) => {
  if (pathname.startsWith('/stations/')) countHit('weather');
  const document = weatherDocument(pathname);
  return sendText(request, response, 'weather', document && JSON.stringify(document));
};

/** In sequence, because all workers of a run add hosts to one file. */
let adding = Promise.resolve();
const addHosts = ({ file, hosts }) => {
  adding = adding.then(async () => {
    const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
    await writeFile(`${file}.new`, JSON.stringify({ ...known, ...hosts }));
    await rename(`${file}.new`, file);
  });
  return adding;
};

const control = async (request, response, [what, id]) => {
  if (request.method === 'GET' && what === 'hits') return sendJson(response, 200, hits);
  if (request.method === 'GET' && what === 'open') return sendJson(response, 200, open);
  if (request.method !== 'PUT')
    return send(response, 405, 'text/plain', 'Only GET of hits and open, and PUT');
  const body = await bodyOf(request);
  if (what === 'records' && id) registered.paginas.set(id, body);
  else if (what === 'reviews' && id) registered.reviews.set(id, body);
  else if (what === 'hosts') await addHosts(JSON.parse(body));
  else if (what === 'mode') {
    const { id: of, mode = 'ok', delayMs = 0 } = JSON.parse(body);
    if (mode !== 'ok' && !(mode in misbehave))
      return send(response, 400, 'text/plain', `No such mode: ${mode}`);
    if (of) modes.set(of, { mode, delayMs });
    else modeOfAll = { mode, delayMs };
  } else return send(response, 404, 'text/plain', 'No such control');
  return response.writeHead(204).end();
};

const server = http.createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [first, ...rest] = pathname.slice(1).split('/').map(decodeURIComponent);
  if (first === '_control') return control(request, response, rest);
  if ((first === 'paginas' || first === 'reviews') && rest[0])
    return sendDocument(request, response, first, rest[0]);
  if (['points', 'gridpoints', 'stations', 'geocoder'].includes(first))
    return sendWeather(request, response, pathname);
  if (first === 'pictures' && rest[0] === 'house.jpg')
    return send(response, 200, 'image/jpeg', await readFile(picture));
  return send(response, 404, 'text/plain', 'Not found');
});

server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () =>
  console.log(`listening ${server.address().port}`),
);
process.on('SIGTERM', () => process.exit(0));
