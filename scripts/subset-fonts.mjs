// `npm run fonts`: makes the files of app/fonts/ from the font packages, and writes their ranges to its
// index.ts. The first file of a face has what English and Spanish are written with, and is preloaded: it fits
// into one TCP window (14.6 kB, ten packets), which the whole Latin file does not. A browser loads the other
// one, with the rest, only where a text needs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../app/fonts');

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

/** The features that browsers apply by default, and tabular figures for counters. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'rlig', 'tnum'];

const faces = [
  {
    name: 'figtree',
    core: text,
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    // The weights that the stylesheets use.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'bricolage-grotesque-700',
    core: without(text, notInHeadings),
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  },
];

const unicodeRange = (characters) =>
  [...characters]
    .map((character) => character.codePointAt(0))
    .toSorted((a, b) => a - b)
    .reduce((ranges, code) => {
      const last = ranges.at(-1);
      if (last && code === last[1] + 1) last[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, [])
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join(', ');

const fontModule = path.join(target, 'index.ts');
let source = readFileSync(fontModule, 'utf8');
for (const { name, core, file, variationAxes } of faces) {
  const rest = without(latin, core);
  const font = readFileSync(require.resolve(file));
  for (const [part, characters] of [
    ['core', core],
    ['rest', rest],
  ]) {
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2', keepFeatures, variationAxes });
    writeFileSync(path.join(target, `${name}-${part}.woff2`), subset);
    console.log(`${name}-${part}.woff2: ${subset.length} bytes of ${font.length}`);
    const declared = new RegExp(`(${name}-${part}\\.woff2'[^]*?value:\\s*')[^']*`);
    source = source.replace(declared, (_, before) => before + unicodeRange(characters));
  }
}
writeFileSync(fontModule, source);
