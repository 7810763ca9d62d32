// Run after `next build` (package.json): fails when pages have a form that this folder does not know, because
// their policy would forbid all scripts. On Vercel it completes the pages.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isVercel } from '../../platform/early-env.mjs';
import { isRepeated, makeCanonical, makeDataCanonical, POLICY } from './canonical-page.mjs';
import { readPrerendered } from './pages-folder.mjs';
import { siteOf } from './site-tags.mjs';
import { NOT_FOUND } from './vercel-pages.mjs';

/** The id of the element that each look's header has, on each page of a site (components/looks). */
const HEADER = 'header';

/** @param {string} distDir @returns {Promise<string[]>} the unknown parts */
const unknownIn = async (distDir) => {
  const { routes } = JSON.parse(await readFile(path.join(distDir, 'prerender-manifest.json'), 'utf8'));
  const pages = Object.keys(routes).filter((page) => routes[page].dataRoute?.endsWith('.rsc'));
  if (pages.length === 0) return ['prerender-manifest.json names no page'];
  const found = pages.map(async (page) => {
    const value = (await readPrerendered(path.join(distDir, 'server'), page))?.entry.value;
    if (value?.kind !== 'APP_PAGE') return `${page}: its files cannot be read`;
    const isOfSite = !routes[page].initialRevalidateSeconds || siteOf(value.headers);
    const unknown =
      makeCanonical(value) ??
      makeDataCanonical(value) ??
      (isOfSite ? null : 'no tag of its site') ??
      (isRepeated(value.html, HEADER) ? 'its data repeats its header' : null);
    return unknown && `${page}: ${unknown.trim()}`;
  });
  return (await Promise.all(found)).filter((unknown) => unknown !== null);
};

/** Makes the build's pages canonical, with policies in Vercel's manifest. @param {string} distDir */
const completeBuild = async (distDir) => {
  const file = path.join(distDir, 'prerender-manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const [page, route] of Object.entries(manifest.routes)) {
    const value = (await readPrerendered(path.join(distDir, 'server'), page))?.entry.value;
    if (value?.kind !== 'APP_PAGE') continue;
    makeCanonical(value);
    makeDataCanonical(value);
    const name = path.join(distDir, 'server/app', page);
    await Promise.all([writeFile(`${name}.html`, value.html), writeFile(`${name}.rsc`, value.rscData ?? '')]);
    route.initialHeaders = { ...route.initialHeaders, [POLICY]: value.headers?.[POLICY] };
    if (NOT_FOUND.test(page)) route.initialStatus = 404;
  }
  await writeFile(file, JSON.stringify(manifest));
};

const distDir = process.argv[2] ?? '.next';
const unknown = await unknownIn(distDir);
if (unknown.length > 0) {
  console.error(
    `Next writes pages in a form that lib/serving/next does not know (its README.md says what to do):\n${unknown.join('\n')}`,
  );
  process.exitCode = 1;
} else if (isVercel()) await completeBuild(distDir);
