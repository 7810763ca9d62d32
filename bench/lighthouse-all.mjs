// Lighthouse's accessibility, best practices and SEO of every page of every embedded record. See README.md.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { imperfectAudits } from './lighthouse-report.mjs';
import { openLighthouse } from './lighthouse-run.mjs';
import { pagesOf } from './site-pages.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean' } },
});
ensureBuilt(siteApp, { again: options.build });

const embedded = readdirSync(new URL('../content', import.meta.url))
  .filter((name) => /^[\w-]+\.json$/.test(name))
  .map((name) => name.slice(0, -'.json'.length));
const records = positionals.length > 0 ? positionals : embedded;
const categories = ['accessibility', 'best-practices', 'seo'];
const devices = { phone: false, desktop: true };
// Speed is measured by lighthouse.mjs: here nothing is slowed down.
const flags = { onlyCategories: categories, throttlingMethod: 'provided', disableFullPageScreenshot: true };

const browsers = Object.fromEntries(
  await Promise.all(
    Object.entries(devices).map(async ([device, desktop]) => [
      device,
      await openLighthouse({ desktop, flags }),
    ]),
  ),
);
const rows = [];
const flaws = [];

/** The SEO of pages that are noindexed is not measured. */
const scoresOf = (result, indexed) =>
  categories.map((category) =>
    category === 'seo' && !indexed ? 'noindex' : Math.round(result.categories[category].score * 100),
  );

try {
  for (const record of records) {
    const server = await startServer(siteApp, { PAGE_ID: record });
    try {
      for (const { path, indexed } of await pagesOf(server.origin)) {
        const scores = [];
        for (const device of Object.keys(devices)) {
          const result = await browsers[device].run(server.origin + path);
          const found = scoresOf(result, indexed);
          scores.push(...found);
          if (found.some((score) => typeof score === 'number' && score < 100))
            flaws.push(`${record} ${path}, ${device}:\n${imperfectAudits(result).join('\n')}`);
        }
        rows.push([`${record} ${path}`, ...scores]);
        console.error(rows.at(-1).join('  '));
      }
    } finally {
      await server.stop();
    }
  }
} finally {
  for (const browser of Object.values(browsers)) browser.close();
}

console.log(
  table(
    [
      'page',
      ...Object.keys(devices).flatMap((device) => [`${device}: accessibility`, 'best practices', 'SEO']),
    ],
    rows,
  ),
);
console.log(
  flaws.length > 0
    ? `\nBelow 100:\n${flaws.join('\n')}`
    : `\n${rows.length} pages, phone and desktop: nothing below 100.`,
);
process.exitCode = flaws.length > 0 ? 1 : 0;
