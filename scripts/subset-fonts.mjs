// `npm run fonts`: makes the fonts of each look from the packages that its fonts.json names: files with
// hashed names in public/assets/fonts/, and beside fonts.json the look's fonts.css and preload.json. The
// first file of a face has what English and Spanish are written with, and is preloaded: it fits into one TCP
// window (14.6 kB, ten packets), which the whole Latin file seldom does. A browser loads the other one, with
// the rest, only where a text needs it.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import prettier from 'prettier';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = path.join(import.meta.dirname, '..');
const looksFolder = path.join(root, 'components/looks');
const target = path.join(root, 'public/assets/fonts');

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const text = range(0x20, 0x7e) + '¡¿ÁÉÍÓÚÜÑáéíóúüñ©®°·–—‘’“”•…™→';
/** Not in headings, as a rule: with them the display face would not fit. */
const notInHeadings = '<=>[\\]^_`{|}~';
/** What Google's and Fontsource's Latin files cover. */
const latin =
  range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x131, 0x131) + 'ŒœʼˆʺˉˋˊˍˎˏˑˠˡˢˣˤŠšŸŽž€−≈≠≤≥◊‚„†‡‰‹›⁄←↑↓';
const without = (characters, others) =>
  [...new Set(characters)].filter((one) => !others.includes(one)).join('');

/** The features that browsers apply by default. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'rlig'];

/** Of close characters also those between, which no file has: fewer bytes. Never characters of `others`. */
const unicodeRange = (characters, others = '') =>
  [...characters]
    .map((character) => character.codePointAt(0))
    .toSorted((a, b) => a - b)
    .reduce((ranges, code) => {
      const last = ranges.at(-1);
      const isBetween = (other) => last[1] < other.codePointAt(0) && other.codePointAt(0) < code;
      if (last && code - last[1] < (others ? 0x40 : 2) && ![...others].some(isBetween)) last[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, [])
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join(', ');

const written = new Set();

/** Makes one file of a face. @returns its address, its path and its rule */
const makePart = async ({ file, family, weight, axes, figures = 'tnum' }, part, characters, others) => {
  const font = readFileSync(require.resolve(file));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    // Tabular figures for counters, or what fonts.json names: lining ones where a face's own hang.
    keepFeatures: [...keepFeatures, figures],
    variationAxes: axes,
  });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${part}.${hash}.woff2`;
  written.add(name);
  const filepath = path.join(target, name);
  writeFileSync(filepath, subset);
  console.log(`${name}: ${subset.length} bytes of ${font.length}`);
  const rule = `@font-face {
    font-family: '${family}';
    src: url('/assets/fonts/${name}') format('woff2');
    font-weight: ${weight};
    font-display: optional;
    unicode-range: ${unicodeRange(characters, others)};
  }`;
  return { url: `/assets/fonts/${name}`, filepath, rule };
};

/** The two files of a face, and the system's font with its metrics, with which a late face moves no line. */
const makeFace = async (use, face) => {
  const core = without(text, (use === 'display' ? notInHeadings : '') + (face.seldom ?? ''));
  const part = await makePart(face, 'core', core);
  // Where an axis is set, letters have another width than in the package's file.
  const isSet = Object.values(face.axes ?? {}).some((axis) => typeof axis === 'number');
  const metrics = await readMetrics(pathToFileURL(isSet ? part.filepath : require.resolve(face.file)));
  return {
    core: part,
    rest: await makePart(face, 'rest', without(latin, core), core),
    fallback: generateFontFace(metrics, {
      name: `${face.family} Fallback`,
      font: face.fallback,
      metrics: await getMetricsForFamily(face.fallback),
    }).replace(/local\((['"])[^'"]+\1\)/, (own) =>
      // Then fonts of nearly the same width, for devices without the first: condensed headlines need one.
      [own, ...(face.alike ?? []).map((name) => `local('${name}')`)].join(', '),
    ),
  };
};

mkdirSync(target, { recursive: true });
for (const { name: look } of readdirSync(looksFolder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)) {
  const folder = path.join(looksFolder, look);
  const faces = JSON.parse(readFileSync(path.join(folder, 'fonts.json'), 'utf8'));
  const made = [];
  for (const [use, face] of Object.entries(faces)) made.push([use, face, await makeFace(use, face)]);
  const rules = made.flatMap(([, , { core, rest, fallback }]) => [core.rule, rest.rule, fallback]);
  const variables = made.map(
    ([use, { family, fallback }]) =>
      `--font-${use}: '${family}', '${family} Fallback'${fallback === 'Arial' ? '' : ', serif'};`,
  );
  const css = `/* Written by npm run fonts. */\n${rules.join('\n')}\n:root {${variables.join('')}}`;
  const preload = JSON.stringify(made.map(([, , { core }]) => core.url));
  for (const [file, content] of [
    ['fonts.css', css],
    ['preload.json', preload],
  ]) {
    const filepath = path.join(folder, file);
    const style = await prettier.resolveConfig(filepath);
    writeFileSync(filepath, await prettier.format(content, { ...style, filepath, plugins: [] }));
  }
}
for (const file of readdirSync(target)) if (!written.has(file)) rmSync(path.join(target, file));
