import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { variableNames } from '@/lib/platform/env';
import { sourcesIn } from './source-files';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, extension: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => extension.test(file) && !file.includes('node_modules'));

const pages = [
  'README.md',
  'bench/README.md',
  'cms/README.md',
  'content/README.md',
  ...filesIn('docs', /\.md$/),
];
const scripts = ['package.json', 'cms/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(read(file)).scripts),
);
const npmCommands = ['start', 'test', 'ci', 'install'];

const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every relative link in %s leads to a file and a heading', (page) => {
  const targets = [...read(page).matchAll(/(?:\]\(|src=")([^)"\s]+)/g)].map(([, target = '']) => target);
  const broken = targets.filter((target) => {
    if (/^(https?:|mailto:)/.test(target)) return false;
    const [file = '', heading] = target.split('#');
    const linked = file ? path.join(path.dirname(page), file) : page;
    if (!existsSync(path.join(root, linked))) return true;
    return heading !== undefined && !anchorsOf(linked).includes(heading);
  });
  expect(broken).toEqual([]);
});

test('every heading of the specification that a file names exists', () => {
  const folders = 'app bench components content deploy docs e2e lib scripts test'.split(' ');
  const inRoot = readdirSync(root).filter((file) => /\.(md|mjs|ts)$/.test(file));
  const files = [...inRoot, ...folders.flatMap((folder) => filesIn(folder, /\.(css|md|mjs|tsx?|vcl)$/))];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/docs\/specification\.md#([\w-]+)/g)].map(([, anchor = '']) => anchor),
  );
  expect(named.length).toBeGreaterThan(0);
  const anchors = anchorsOf('docs/specification.md');
  expect(named.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test.each(pages)('every npm command in %s exists', (page) => {
  const named = [...read(page).matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !scripts.includes(name) && !npmCommands.includes(name))).toEqual([]);
});

test.each(pages)('every file that %s names in code exists', (page) => {
  const named = [
    ...read(page).matchAll(/`((?:app|components|lib|test|e2e|scripts|bench|content)\/[\w./[\]-]+)`/g),
  ]
    .map(([, file = '']) => file)
    .filter((file) => page !== 'docs/content-record.md' || !file.includes('assets'));
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(['docs/operating.md', '.env.example'])('%s names every environment variable', (page) => {
  expect(variableNames.length).toBeGreaterThan(20);
  const text = read(page);
  expect(variableNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('.env.example names no variable that does not exist', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(named.filter((name) => !variableNames.includes(name))).toEqual([]);
});

test('docs/operating.md explains every log event', () => {
  const source = [sourcesIn(['lib'], /\.ts$/), sourcesIn(['app']), read('instrumentation.ts')];
  const events = source.flatMap((text) =>
    [...text.matchAll(/\b(?:warn|info|warnOnce)\(\s*'([a-z][a-z.-]+)'/g)].map(([, event = '']) => event),
  );
  expect(events.length).toBeGreaterThan(15);
  const text = read('docs/operating.md');
  expect([...new Set(events)].filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
});

test("README's own record is a site without an error, and has what is said of it", () => {
  const [, shown = '{}'] = /```json\n([^]+?)```/.exec(read('README.md')) ?? [];
  const delivery = { mail: null, allowedPrivateHosts: new Set<string>() };
  const { advice, facts } = examineRecord(JSON.parse(shown), 'acme', delivery);
  expect(advice.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(facts.pages).toEqual(
    expect.arrayContaining(['/', '/about', '/services', '/contact', '/interior-painting']),
  );
});
