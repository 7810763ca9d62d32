// When Home paints on a slow link, in each look and beside built pages of others. See README.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureBuilt, siteApp } from './apps.mjs';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { lookNames, lookSites } from './look-sites.mjs';
import { withPeers } from './peers.mjs';
import { median, table } from './report.mjs';
import { shapeLink } from './shaped-link.mjs';
import { withServers } from './start-server.mjs';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, build: { type: 'boolean' } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0');

/** Lighthouse's phone, and how much slower than this machine it is. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;
/** After the load event: pictures that arrive later than it are no part of a first screen. */
const SETTLED_MS = 1_500;

ensureBuilt(siteApp, { again: options.build });
const sites = lookSites();
process.once('exit', () => sites.remove());
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });

/** First and largest paint of a page in a new browser profile, in ms; what the largest one is. */
const paintsOf = async (url) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const paints = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1);
          const [first] = performance.getEntriesByName('first-contentful-paint');
          resolve({ first: first.startTime, largest: largest.startTime, element: largest.element?.tagName });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paints;
};

const measureAll = async (origins, peers) => {
  const links = [];
  for (const [index, name] of lookNames.entries())
    links.push({ name, results: [], link: await shapeLink(origins[index]) });
  for (const { name, origin } of peers)
    links.push({ name: `(${name})`, results: [], link: await shapeLink(origin) });
  try {
    // The first view of each pays for making the page and its pictures.
    for (const { link } of links) await paintsOf(`${link.origin}/`);
    for (let run = 0; run < runs; run += 1)
      for (const { link, results } of links) results.push(await paintsOf(`${link.origin}/`));
    return links;
  } finally {
    for (const { link } of links) link.close();
  }
};

const pages = await withServers(
  lookNames.map((look) => ({ ...siteApp, env: sites.envOf(look) })),
  (origins) => withPeers((peers) => measureAll(origins, peers)),
).finally(() => browser.close());

const middleOf = (results, name) => Math.round(median(results.map((result) => result[name])));
console.log(`The middle of ${runs} runs, in milliseconds.\n`);
console.log(
  table(
    ['page', 'first paint', 'largest paint', 'each largest paint, and of what'],
    pages.map(({ name, results }) => [
      name,
      middleOf(results, 'first'),
      middleOf(results, 'largest'),
      results.map(({ largest, element }) => `${Math.round(largest)} ${element}`).join(', '),
    ]),
  ),
);
process.exit();
