/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { lookNames } from '@/lib/content/look/looks';
import { sourceFilesIn } from '@/test/source-files';
import { looks } from '.';

const folder = 'components/looks';
const filesOf = (look: string) =>
  readdirSync(path.join(folder, look)).map((file) => path.join(folder, look, file));
const stylesheets = [
  ...readdirSync('components/styles').map((file) => path.join('components/styles', file)),
  ...lookNames.flatMap(filesOf).filter((file) => file.endsWith('.css')),
];

test('every folder is a look of its own', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...lookNames].sort());
});

test.each(lookNames)('the two files that a page of %s preloads are below 30 kB together', (look) => {
  const files = looks[look].fonts.map((address) => path.join('public', address));
  expect(files).toHaveLength(2);
  const bytes = files.map((file) => statSync(file).size);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThan(30_000);
});

test.each(lookNames)(
  'the stylesheet of %s names the fonts that its pages preload, and no others of them',
  (look) => {
    const css = readFileSync(path.join(folder, look, 'fonts.css'), 'utf8');
    const addresses = [...css.matchAll(/url\('([^']*)'\)/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(4);
    expect(addresses).toEqual(expect.arrayContaining([...looks[look].fonts]));
    for (const address of addresses) expect(statSync(path.join('public', address)).size).toBeGreaterThan(0);
  },
);

/** Left and right of a page are those of its language. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|left|right):|(?:text-align|float): (?:left|right)/;
/** The middle, and where the hand-drawn handle of the before/after slider is. */
const allowed = ['left: 50%;', 'left: var(--at);'];

test('pictures are revealed only where visitors like motion and the scroll bar drives it, by no layout', () => {
  const css = postcss.parse(stylesheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const drivers: string[][] = [];
  css.walkDecls('animation-timeline', ({ value, parent }) => {
    const around: string[] = [];
    for (let node: postcss.Node | undefined = parent?.parent; node?.type === 'atrule'; node = node.parent)
      around.push((node as postcss.AtRule).params);
    if (value === 'view()') drivers.push(around);
  });
  expect(drivers).toEqual([['(prefers-reduced-motion: no-preference)', '(animation-timeline: view())']]);
  const moved: string[] = [];
  css.walkAtRules('keyframes', (rule) => {
    if (rule.params === 'reveal') rule.walkDecls(({ prop }) => void moved.push(prop));
  });
  expect(moved.filter((prop) => !/^(scale|rotate|translate|clip-path)$/.test(prop))).toEqual([]);
  for (const look of lookNames)
    expect(
      filesOf(look)
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    ).toMatch(/@keyframes reveal/);
});

test.each(stylesheets)('%s has logical properties only', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => PHYSICAL.test(line) && !allowed.includes(line.trim()))).toEqual([]);
});

test.each(stylesheets)(
  '%s has hover for a pointer only, and words without their alternative first',
  (file) => {
    const css = postcss.parse(readFileSync(file, 'utf8'));
    const found: string[] = [];
    const isForPointer = (node: postcss.Node | undefined): boolean =>
      node?.type === 'atrule' ? /hover: ?hover/.test((node as postcss.AtRule).params) : false;
    css.walkRules(/:hover/, (rule) => {
      const parents: (postcss.Node | undefined)[] = [];
      for (let parent: postcss.Node | undefined = rule.parent; parent; parent = parent.parent)
        parents.push(parent);
      // A dropdown opens by focus too; the other takes away what a pointer brings.
      const isHarmless = /\.dropdown|\.named-services > li/.test(rule.selector);
      if (!isHarmless && !parents.some(isForPointer)) found.push(rule.selector);
    });
    // Browsers below the floor drop the whole declaration with an alternative text.
    css.walkDecls('content', (decl) => {
      const [plain, alternative] = decl.value.split(/ \/ (?='')/);
      const before = decl.prev();
      const isFirst = !(before?.type === 'decl' && before.prop === 'content' && before.value === plain);
      if (alternative !== undefined && isFirst) found.push(decl.value);
    });
    expect(found).toEqual([]);
  },
);

test('no class has hover without a pointer', () => {
  // Tailwind puts `hover:` into a query for a pointer, but not `[&_a:hover]:`.
  const files = sourceFilesIn(['components']);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /:hover\]:/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a list of choices has the same arrow in every browser', () => {
  const rules = new Map<string, string>();
  postcss.parse(readFileSync('components/styles/forms.css', 'utf8')).walkRules('select.field', (rule) => {
    rule.each((node) => void (node.type === 'decl' && rules.set(node.prop, node.value)));
  });
  expect([rules.get('appearance'), rules.get('background')]).toEqual([
    'none',
    expect.stringMatching(/gradient/),
  ]);
});
