// The largest records that are legal: the demo with one list as long, or its texts as long, as the schema
// allows. Used by bench/hostile-records.mjs and bench/fuzz.mjs.
import { readFileSync } from 'node:fs';
import { loadTypeScript } from '../scripts/load-typescript.mjs';
import { longOptions, wordsFrom } from './long-options.mjs';

const { recordFields } = await loadTypeScript('lib/content/record/wire-record.ts');
const demo = readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8');

/** Below RECORD_MAX_BYTES' million. */
const MAX_BYTES = 900_000;
/** More than any list takes. */
const MAX_ENTRIES = 2_000;

const fields = recordFields();
const kindOf = new Map(fields.map(({ path, kind }) => [path, kind]));
const lists = fields.filter(({ kind }) => kind === 'list').map(({ path }) => path);

const padded = (start, length, filling = 'Plain words ') =>
  start +
  filling
    .repeat(Math.ceil(Math.max(0, length - start.length) / filling.length))
    .slice(0, Math.max(0, length - start.length));

/** A value of each kind; no two are the same, `size` is its length in characters where it can have any. */
const valueOf = {
  text: (index, size) => padded(`Text ${index} `, Math.min(size, 20_000)).trim(),
  'line of text': (index, size) => padded(`Line ${index} `, Math.min(size, 300)).trim(),
  'web link': (index, size) => padded(`https://www.example.com/${index}/`, Math.min(size, 2_000), 'path'),
  link: (index, size) => padded(`https://www.example.com/${index}/`, Math.min(size, 2_000), 'path'),
  'picture link': (index, size) => padded(`https://cdn.example.com/${index}/`, Math.min(size, 2_000), 'path'),
  'CSS color': () => 'oklch(60% 0.1 20)',
  'e-mail address': (index) => `a${index}@acme.example.com`,
  'phone number': (index, size) => padded(`(303) 555-${1_000 + index} `, Math.min(size, 60)).trim(),
  date: (index) =>
    `20${27 + Math.floor(index / 300)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (Math.floor(index / 12) % 25)).padStart(2, '0')}`,
  'language code': () => 'en',
  'video id': (index) => `video${100_000 + index}`,
  'true or false': () => true,
  'whole number': () => 18,
  'number of years': () => 18,
};
/** Texts of which ordinary ones do not cost what these do. */
const special = {
  'dbPrincipal.workdays[].day': (index) =>
    ['Monday - Friday', 'Saturday', 'Lunes a viernes', 'Sunday'][index % 4],
  'dbPrincipal.workHours[].hour': (index) => `${1 + (index % 11)}:00 AM - ${1 + (index % 11)}:30 PM`,
  'dbPrincipal.specialHours[].hours': (index) => `${1 + (index % 11)}:00 AM - ${1 + (index % 11)}:30 PM`,
  'dbPrincipal.location[].address': (index) => `${index} Larimer Street, Denver, CO 80204`,
};

let counter = 0;
/** @param counts how many entries each list has; lists that it does not name have one */
const valueAt = (path, counts, size) => {
  const kind = kindOf.get(path);
  if (kind === 'list')
    return Array.from({ length: counts[path] ?? 1 }, () => valueAt(`${path}[]`, counts, size));
  if (valueOf[kind]) return (special[path] ?? valueOf[kind])((counter += 1), size);
  const start = `${path}.`;
  const names = fields
    .filter(({ path: other }) => other.startsWith(start) && !/[.[]/.test(other.slice(start.length)))
    .map(({ path: other }) => other.slice(start.length));
  return Object.fromEntries(names.map((name) => [name, valueAt(`${start}${name}`, counts, size)]));
};

const put = (record, path, value) => {
  const names = path.split('.');
  const last = names.pop();
  let holder = record;
  for (const name of names) holder = holder[name] ??= {};
  holder[last] = value;
  return record;
};

const build = (paths, counts, size) => {
  counter = 0;
  const record = JSON.parse(demo);
  for (const path of paths) {
    const top = path.split('[]')[0];
    // Projects take the place of the gallery.
    if (paths.length === 1 && /^(gallery|stock|captions)$/.test(top)) delete record.landings;
    if (paths.length === 1 && top === 'stock') delete record.gallery;
    put(record, top, valueAt(top, counts, size));
  }
  return record;
};

/** As many entries as the bytes hold. */
const filled = (paths, countsOf, size) => {
  let [low, high] = [1, MAX_ENTRIES];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (Buffer.byteLength(JSON.stringify(build(paths, countsOf(middle), size))) <= MAX_BYTES) low = middle;
    else high = middle - 1;
  }
  return build(paths, countsOf(low), size);
};

const SHORT = 40;
const LONG = 20_000;

const boundOf = (path) => fields.find((field) => field.path === path).bounds.entries;

/** Every list as long as it may be, those inside others with one entry. */
const everyList = () => {
  const tops = lists.filter((path) => !path.includes('[]'));
  const record = build(tops, Object.fromEntries(tops.map((path) => [path, boundOf(path)])), SHORT);
  // The fourth widget would close every page but Home.
  record.simpleWidgets[3].activo = false;
  return record;
};

/** @returns {[name: string, record: object][]} */
export const worstRecords = () => [
  ['500 articles and 200 towns', { ...JSON.parse(demo), options: longOptions(wordsFrom(1)) }],
  ['every list', everyList()],
  ...lists.flatMap((path) => {
    const rows = [SHORT, LONG].map((size) => [
      `${path}, ${size === SHORT ? 'short' : 'long'}`,
      filled([path], (entries) => ({ [path]: entries }), size),
    ]);
    const parents = lists.filter((other) => path.startsWith(`${other}[]`));
    if (parents.length === 0) return rows;
    const full = Object.fromEntries(parents.map((parent) => [parent, boundOf(parent)]));
    return [
      ...rows,
      [
        `${path} in full lists`,
        filled([path], (entries) => ({ ...full, [path]: Math.min(entries, boundOf(path)) }), SHORT),
      ],
    ];
  }),
];
