// How much HTML and JavaScript a first visit costs, page by page, against the least that Next allows. See
// README.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt, floorApp, siteApp } from './apps.mjs';
import { lightChromiumPath } from './chromium.mjs';
import { chunkLists } from './chunk-lists.mjs';
import { demoRoutes } from './demo-routes.mjs';
import { aboveBudgets, lookWeights } from './look-weights.mjs';
import { recordedFloor, recordFloor } from './recorded-floor.mjs';
import { pageWeight, scriptBytes } from './page-weight.mjs';
import { requestedScripts } from './requested-scripts.mjs';
import { withServers } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: { build: { type: 'boolean' }, idle: { type: 'boolean' }, chunks: { type: 'boolean' } },
});
const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));
const budgetOf = (kind, path) => budgets[kind][path] ?? budgets[kind].default ?? Infinity;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * A page's HTML and JavaScript in gzipped bytes; `late` are the scripts that only the browser's own list has,
 * `idle` those that it fetches when it idles.
 */
const measure = async ({ path, status }, origin, seen, seenIdle = []) => {
  const page = await pageWeight(origin + path);
  if (page.status !== status) throw new Error(`${path} answers ${page.status}, not ${status}`);
  const unseen = seen ? page.scripts.filter((url) => !seen.includes(url)) : [];
  if (unseen.length > 0)
    throw new Error(`${path}: in its HTML, but not requested by the browser: ${unseen.join(' ')}`);
  const late = (seen ?? []).filter((url) => !page.scripts.includes(url));
  const chunks = await Promise.all(
    [...page.scripts, ...late].map(async (url) => ({
      name: url.slice(origin.length),
      bytes: await scriptBytes(url),
    })),
  );
  const idle = seenIdle.filter((url) => !page.scripts.includes(url) && !late.includes(url));
  return {
    path,
    htmlBytes: page.htmlBytes,
    jsBytes: sum(chunks.map(({ bytes }) => bytes)),
    files: chunks.length,
    idleBytes: sum(await Promise.all(idle.map(scriptBytes))),
    late,
    chunks,
  };
};

const measureAll = async ([siteOrigin, floorOrigin]) => {
  const targets = [
    ...(floorOrigin ? [{ route: { path: '/', status: 200 }, origin: floorOrigin }] : []),
    ...demoRoutes.map((route) => ({ route, origin: siteOrigin })),
  ];
  const browser = lightChromiumPath();
  if (!browser) console.log('No Chromium found: the lists of scripts come from the HTML alone.');
  const urls = targets.map(({ route, origin }) => origin + route.path);
  const seen = browser ? await requestedScripts(browser, urls) : [];
  const seenIdle = browser && options.idle ? await requestedScripts(browser, urls, { idle: true }) : [];
  const results = [];
  for (const [index, { route, origin }] of targets.entries())
    results.push(await measure(route, origin, seen[index], seenIdle[index]));
  return {
    floor: floorOrigin ? results[0] : known,
    pages: floorOrigin ? results.slice(1) : results,
    checked: browser !== null,
  };
};

// Lists of files, and what an idle browser fetches, are not recorded.
const known = options.build || options.idle || options.chunks ? null : recordedFloor();
const apps = known ? [siteApp] : [siteApp, floorApp];
for (const app of apps) ensureBuilt(app, { again: options.build });
const { floor, pages, checked } = await withServers(apps, measureAll);
if (!known) recordFloor(floor);

const looks = await lookWeights();

const overBudget = pages.flatMap(({ path, htmlBytes, jsBytes }) => [
  ...(htmlBytes > budgetOf('htmlGzip', path)
    ? [`${path}: HTML is ${htmlBytes} bytes, the budget ${budgetOf('htmlGzip', path)}`]
    : []),
  ...(jsBytes - floor.jsBytes > budgetOf('jsAboveFloorGzip', path)
    ? [
        `${path}: JavaScript is ${jsBytes - floor.jsBytes} bytes above the floor, the budget ${budgetOf('jsAboveFloorGzip', path)}`,
      ]
    : []),
]);
overBudget.push(...aboveBudgets(looks, floor, budgets));

console.log(
  'Bytes. HTML as sent (gzip level 6); JavaScript of the first load (gzip level 9 of each file).\n',
);
console.log(
  table(
    ['route', 'HTML gz', 'JS gz', 'above floor', 'files', ...(options.idle ? ['when idle'] : [])],
    [floor, ...pages].map((page) => [
      page === floor ? '(the floor)' : page.path,
      page.htmlBytes,
      page.jsBytes,
      page === floor ? '' : page.jsBytes - floor.jsBytes,
      page.files,
      ...(options.idle ? [page.idleBytes] : []),
    ]),
  ),
);
console.log('\nHome in each look. CSS gzip level 9; the fonts that it preloads.\n');
console.log(
  table(
    ['look', 'HTML gz', 'CSS gz', 'fonts', 'JS above floor'],
    looks.map((page) => [
      page.look,
      page.htmlBytes,
      page.cssBytes,
      page.fontBytes,
      page.jsBytes - floor.jsBytes,
    ]),
  ),
);
if (checked) {
  const late = [floor, ...pages].flatMap((page) =>
    page.late.map((url) => `${page === floor ? '(the floor)' : page.path} ${new URL(url).pathname}`),
  );
  const requested =
    late.length === 0
      ? 'exactly the scripts of the HTML, on every route.'
      : `more than the HTML names; counted above:\n${late.join('\n')}`;
  console.log(`\nChromium requests on first load ${requested}`);
}
if (options.chunks) console.log(`\n${chunkLists(floor, pages)}`);
if (overBudget.length > 0) {
  console.error(`\nOver budget:\n${overBudget.join('\n')}`);
  process.exitCode = 1;
}
