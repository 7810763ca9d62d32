// What a first visit downloads, page by page, against the least that Next allows. See README.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt, floorApp, siteApp } from './apps.mjs';
import { lightChromiumPath } from './chromium.mjs';
import { hostOf, lookNames, lookSites } from './look-sites.mjs';
import { fileBytes, pageWeight, scriptBytes } from './page-weight.mjs';
import { recordedFloor, recordFloor } from './recorded-floor.mjs';
import { fail, sum, table } from './report.mjs';
import { requestedScripts } from './requested-scripts.mjs';
import { startServer, withServers } from './start-server.mjs';

const { values: options } = parseArgs({ options: { build: { type: 'boolean' } } });
const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));
const sizes = async (urls, sizeOf) => sum(await Promise.all(urls.map(sizeOf)));

/** One address of each kind of page of the demo record; one answers 404. */
const notFound = '/no-such-page';
const paths = (
  '/ /about /services /interior-painting /gallery /gallery/lakewood-lodge /reviews /our-videos /contact ' +
  `/find-us-on /privacy /accessibility ${notFound}`
).split(' ');

/** A page's HTML and JavaScript in gzipped bytes; `late`: the scripts that only the browser's list has. */
const measure = async (path, origin, seen) => {
  const page = await pageWeight(origin + path);
  const expected = path === notFound ? 404 : 200;
  if (page.status !== expected) throw new Error(`${path} answers ${page.status}, not ${expected}`);
  const unseen = seen ? page.scripts.filter((url) => !seen.includes(url)) : [];
  if (unseen.length > 0)
    throw new Error(`${path}: in its HTML, but not requested by the browser: ${unseen.join(' ')}`);
  const late = (seen ?? []).filter((url) => !page.scripts.includes(url));
  const scripts = [...page.scripts, ...late];
  return {
    path,
    htmlBytes: page.htmlBytes,
    jsBytes: await sizes(scripts, scriptBytes),
    files: scripts.length,
    late,
  };
};

const browser = lightChromiumPath();
const measureAll = async ([siteOrigin, floorOrigin]) => {
  const targets = [...(floorOrigin ? [['/', floorOrigin]] : []), ...paths.map((path) => [path, siteOrigin])];
  const urls = targets.map(([path, origin]) => origin + path);
  const seen = browser ? await requestedScripts(browser, urls) : [];
  const pages = [];
  for (const [index, [path, origin]] of targets.entries())
    pages.push(await measure(path, origin, seen[index]));
  return { floor: floorOrigin ? pages.shift() : known, pages };
};

/** Home of the demo in each look; fonts as their files are. */
const measureLooks = async () => {
  const sites = lookSites();
  const server = await startServer(siteApp, sites.env);
  try {
    const pages = [];
    for (const look of lookNames) {
      const page = await pageWeight(`${server.origin}/`, `${hostOf(look, 'demo')}:${server.port}`);
      if (page.status !== 200) throw new Error(`Home in ${look} answers ${page.status}`);
      pages.push({
        look,
        htmlBytes: page.htmlBytes,
        jsBytes: await sizes(page.scripts, scriptBytes),
        cssBytes: await sizes(page.stylesheets, scriptBytes),
        fontBytes: await sizes(page.fonts, fileBytes),
        stylesheets: page.stylesheets.length,
      });
    }
    return pages;
  } finally {
    await server.stop();
    sites.remove();
  }
};

const known = options.build ? null : recordedFloor();
const apps = known ? [siteApp] : [siteApp, floorApp];
for (const app of apps) ensureBuilt(app, { again: options.build });
const [{ floor, pages }, looks] = await Promise.all([withServers(apps, measureAll), measureLooks()]);
if (!known) recordFloor(floor);
const aboveFloor = ({ jsBytes }) => jsBytes - floor.jsBytes;

console.log('Bytes. HTML as sent (gzip level 6); JavaScript of the first load (gzip level 9).\n');
console.log(
  table(
    ['route', 'HTML gz', 'JS gz', 'above floor', 'files'],
    [
      ['(the floor)', floor.htmlBytes, floor.jsBytes, '', floor.files],
      ...pages.map((page) => [page.path, page.htmlBytes, page.jsBytes, aboveFloor(page), page.files]),
    ],
  ),
);
console.log('\nHome in each look. CSS gzip level 9; the fonts that it preloads.\n');
console.log(
  table(
    ['look', 'HTML gz', 'CSS gz', 'fonts', 'JS above floor'],
    looks.map((page) => [page.look, page.htmlBytes, page.cssBytes, page.fontBytes, aboveFloor(page)]),
  ),
);
const late = pages.flatMap((page) => page.late.map((url) => `${page.path} ${new URL(url).pathname}`));
if (!browser) console.log('\nNo Chromium found: the lists of scripts come from the HTML alone.');
else if (late.length === 0) console.log('\nChromium requests exactly the scripts of the HTML.');
else console.log(`\nChromium requests more than the HTML names; counted above:\n${late.join('\n')}`);

const { htmlGzip, cssGzip, fonts, jsAboveFloorGzip } = budgets;
const measured = [
  ...pages.flatMap((page) => [
    [`${page.path}: HTML`, page.htmlBytes, htmlGzip[page.path] ?? htmlGzip.default],
    [`${page.path}: JavaScript above the floor`, aboveFloor(page), jsAboveFloorGzip.default],
  ]),
  ...looks.flatMap((page) => [
    [`Home in ${page.look}: HTML`, page.htmlBytes, htmlGzip['/']],
    [`Home in ${page.look}: JavaScript above the floor`, aboveFloor(page), jsAboveFloorGzip.default],
    [`Home in ${page.look}: CSS`, page.cssBytes, cssGzip],
    [`Home in ${page.look}: fonts`, page.fontBytes, fonts],
    [`Home in ${page.look}: stylesheets`, page.stylesheets, 1],
  ]),
];
fail(
  'Over budget',
  measured
    .filter(([, value, budget]) => value > budget)
    .map(([what, value, budget]) => `${what} ${value}, the budget ${budget}`),
);
