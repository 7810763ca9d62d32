// Renders every kind of page for 10,000 fuzzed records. See README.md.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { openPhone } from './fuzz-browser.mjs';
import { fuzzRecord, kindNames } from './fuzz-records.mjs';
import { measureStalls } from './fuzz-stalls.mjs';
import { heapProbeIn } from './process-facts.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';
import { worstRecords } from './worst-records.mjs';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    sample: { type: 'string', default: '300' },
    stalls: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '180' },
    build: { type: 'boolean' },
  },
});
const [records, sample, stalls, seed, minutes] = ['records', 'sample', 'stalls', 'seed', 'minutes'].map(
  (name) => Number(options[name]),
);
const first = Number(options.only ?? 0);
const total = options.only === undefined ? records : 1;
ensureBuilt(siteApp, { again: options.build });

const AT_ONCE = 4;
// Removes pages from disk from time to time: all together take some 40 GB.
const KEPT_RECORDS = 200;
const MAX_GROWTH = 1.1;
const MAX_PRINTED = 40;
const pages = ['/', '/about', '/services', '/gallery', '/reviews', '/our-videos', '/contact', '/find-us-on'];
const others = ['/privacy', '/accessibility', '/no-such-page', '/api/palette', '/api/leads/thanks'];
const files = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest', '/icon-192.png'];
const fixed = [...pages, ...others, ...files];

const idOf = (index) => `fuzz-${index}`;
// One server for all that follows would mix the turns of several requests.
const measured = [
  ...(options.only === undefined && stalls > 0 ? worstRecords() : []),
  ...Array.from({ length: Math.min(stalls, total) }, (_, offset) => [
    `${first + offset} (${kindNames[(first + offset) % kindNames.length]})`,
    fuzzRecord(seed, first + offset, idOf(first + offset)).record,
  ]),
];
const stalled = measured.length > 0 ? await measureStalls(measured) : [];
const tooLong = stalled.filter(({ ms, limit }) => ms > limit);
if (stalled.length > 0)
  console.log(
    table(
      ['record', 'page', 'longest turn ms', 'limit'],
      stalled
        .sort((one, other) => other.ms / other.limit - one.ms / one.limit)
        .slice(0, MAX_PRINTED)
        .map(({ record, page, ms, limit }) => [record, page, ms.toFixed(1), limit.toFixed(0)]),
    ) + `\n${stalled.length} records measured, ${tooLong.length} above their limit\n`,
  );

const hostOf = (index) => `r${index}.fuzz.test`;
const indexOf = (id) => Number(id?.split('-')[1]);

const content = createServer(({ url }, response) => {
  const [, kind, id] = decodeURIComponent(url).split('/');
  const index = indexOf(id);
  // The server also asks whether the document of PAGE_ID is there.
  if (!Number.isInteger(index)) return response.writeHead(404).end();
  const { record, reviews } = fuzzRecord(seed, index, id);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(kind === 'reviews' ? reviews : record));
}).listen(0, '127.0.0.1');
await once(content, 'listening');

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-fuzz-'));
const dataDir = join(folder, 'data');
const sitesFile = join(folder, 'sites.json');
const indexes = Array.from({ length: total }, (_, offset) => first + offset);
writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(indexes.map((i) => [hostOf(i), idOf(i)]))));
const contentUrl = `http://127.0.0.1:${content.address().port}`;
const probe = heapProbeIn(folder);
const server = await startServer(siteApp, {
  CONTENT_API_URL: contentUrl,
  REVIEWS_API_URL: contentUrl,
  SITES_FILE: sitesFile,
  DATA_DIR: dataDir,
  WEATHER_API_URL: 'off',
  GEOCODER_API_URL: 'off',
  ...probe.env,
});
// Connections are not reused: one that the server closes meanwhile would count as a failure.
const agent = new Agent();

const get = (index, path) =>
  new Promise((resolve) => {
    const asked = request(server.origin + path, { agent, headers: { host: hostOf(index) }, timeout: 60_000 });
    asked.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', (error) => resolve({ status: 599, body: error.message, headers: {} }));
      response.on('end', () => {
        const { statusCode, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString('utf8') });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => resolve({ status: 599, body: error.message, headers: {} }));
    asked.end();
  });

const problemOf = ({ status, headers, body }) => {
  if (status >= 500) return `status ${status}: ${body.slice(0, 100)}`;
  const policy = String(headers['content-security-policy']);
  if (!policy.startsWith("default-src 'none'") || policy.includes(','))
    return `policy: ${policy.slice(0, 100)}`;
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (isPage && !body.trimEnd().endsWith('</html>')) return `no whole page: ${body.slice(-60)}`;
  if (isPage && /(href|src|action)="\s*(javascript|vbscript|data:text)/i.test(body))
    return 'a link that is a script';
  return null;
};

/** Pages of services and projects that links lead to: two of each site. */
const linkedFrom = (html) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)]
    .map(([, href]) => href.replaceAll('&amp;', '&'))
    .filter((href) => !fixed.includes(href) && !/^\/(api|assets|_next)\//.test(href));

const findings = [];
/** Printed at once too, because a whole run takes hours. */
const find = (...finding) => {
  findings.push(finding);
  if (findings.length <= MAX_PRINTED) console.log(`Record ${finding.join('  ').slice(0, 300)}`);
};

let answers = 0;
const check = async (index, path) => {
  const answer = await get(index, path);
  answers += 1;
  const problem = problemOf(answer);
  if (problem) find(index, path, problem);
  return answer.body;
};

const view = async (index) => {
  const linked = new Set();
  for (const path of fixed) {
    const body = await check(index, path);
    if (path === '/services' || path === '/gallery')
      linkedFrom(body)
        .slice(0, 2)
        .forEach((href) => linked.add(href));
  }
  for (const path of linked) await check(index, path);
};

const phone = await openPhone();
const everyNth = Math.max(1, Math.floor(total / Math.max(1, sample)));
let looked = 0;
/** Home of every sampled site, and one other page in rotation. */
const look = async (index) => {
  for (const path of new Set(['/', pages[1 + (index % (pages.length - 1))]])) {
    const problems = await phone.problemsAt(`http://${hostOf(index)}:${server.port}${path}`);
    for (const problem of new Set(problems)) find(index, path, problem);
    looked += 1;
  }
};

const until = Date.now() + minutes * 60_000;
const heaps = [];
let done = 0;
const take = async (queue) => {
  for (const index of queue) {
    if (Date.now() > until) return;
    await view(index);
    if (sample > 0 && (index - first) % everyNth === 0) await look(index);
    done += 1;
    if (done % KEPT_RECORDS === 0) {
      console.log(`${done} records in ${Math.round(performance.now() / 60_000)} minutes`);
      // The server writes meanwhile; the next removal takes what is left.
      await rm(join(dataDir, 'pages'), { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    }
  }
};

try {
  // Read while no request is open.
  for (const part of [0, 1, 2, 3]) {
    const queue = indexes.slice((total * part) / 4, (total * (part + 1)) / 4)[Symbol.iterator]();
    await Promise.all(Array.from({ length: AT_ONCE }, () => take(queue)));
    heaps.push(await probe.heapOf(server));
    console.log(
      `${done} records, ${answers} answers, ${looked} looked at, ${findings.length} findings, heap ${Math.round(heaps.at(-1) / 1e6)} MB`,
    );
  }
} finally {
  await phone.close();
  await server.stop();
  content.close();
  content.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}

const rows = findings
  .slice(0, MAX_PRINTED)
  .map(([index, path, problem]) => [
    `${index} (${kindNames[index % kindNames.length]})`,
    path,
    problem.replace(/\s+/g, ' ').slice(0, 160),
  ]);
if (rows.length > 0)
  console.log(
    `\n${table(['record', 'page', 'finding'], rows)}\nAgain: npm run bench:fuzz -- --seed ${seed} --only <record>`,
  );
const growth = heaps.at(-1) / heaps[0];
console.log(
  `\n${done} of ${total} records, ${answers} answers, ${looked} pages in Chromium: ${findings.length} findings;`,
  `heap from the first quarter to the end: ${growth.toFixed(2)} times.`,
);
if (findings.length + tooLong.length > 0 || done < total || (total >= 400 && growth > MAX_GROWTH))
  process.exitCode = 1;
