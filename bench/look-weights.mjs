import { siteApp } from './apps.mjs';
import { hostOf, lookNames, lookSites } from './look-sites.mjs';
import { fileBytes, pageWeight, scriptBytes } from './page-weight.mjs';
import { startServer } from './start-server.mjs';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const sizes = async (urls, sizeOf) => sum(await Promise.all(urls.map(sizeOf)));

/** What Home of the demo weighs in each look, in bytes as sent; fonts as their files are. */
export const lookWeights = async () => {
  const sites = lookSites();
  const server = await startServer(siteApp, sites.env);
  try {
    const weights = [];
    for (const look of lookNames) {
      const page = await pageWeight(`${server.origin}/`, `${hostOf(look, 'demo')}:${server.port}`);
      if (page.status !== 200) throw new Error(`Home in ${look} answers ${page.status}`);
      weights.push({
        look,
        htmlBytes: page.htmlBytes,
        cssBytes: await sizes(page.stylesheets, scriptBytes),
        fontBytes: await sizes(page.fonts, fileBytes),
        jsBytes: await sizes(page.scripts, scriptBytes),
        stylesheets: page.stylesheets.length,
      });
    }
    return weights;
  } finally {
    await server.stop();
    sites.remove();
  }
};

/** What is above the budgets, one line each. */
export const aboveBudgets = (weights, floor, { htmlGzip, cssGzip, fonts, jsAboveFloorGzip }) =>
  weights.flatMap(({ look, htmlBytes, cssBytes, fontBytes, jsBytes, stylesheets }) =>
    [
      ['HTML', htmlBytes, htmlGzip['/']],
      ['CSS', cssBytes, cssGzip],
      ['fonts', fontBytes, fonts],
      ['JavaScript above the floor', jsBytes - floor.jsBytes, jsAboveFloorGzip.default],
      ['stylesheets', stylesheets, 1],
    ]
      .filter(([, bytes, budget]) => bytes > budget)
      .map(([what, bytes, budget]) => `Home in ${look}: ${what} ${bytes}, the budget ${budget}`),
  );
