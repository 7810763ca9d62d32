// `node scripts/compare-html.mjs OLD [NEW]`: what differs between two commits in what visitors, search
// engines and lead receivers get: HTML with structured data, metadata, feeds, sitemaps, llms.txt and the body
// of a lead, of every record of OLD (content, test/businesses, e2e/records/complete.json), without a look and
// in each look. Differences that are the same but for values of JSON are printed once, with their number and
// the first of them. Renders with Jest, without a build, in worktrees of its own.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const [older, newer = 'HEAD'] = process.argv.slice(2);
if (!older) throw new Error('Usage: node scripts/compare-html.mjs OLD [NEW]');

/** Works in both commits: it takes pages from folders, and finds modules by all places that they had. */
const renderer = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
const found = (...names: string[]) => '@/' + names.find((name) => existsSync(name + '.ts'));
let site: any;
const ofFiles: any = {
  __esModule: true,
  siteFile: (answer: unknown) => answer,
  textFile: (text: string) => new Response(text),
};
const anySite: any = new Proxy({}, { get: (_, name) => ofFiles[name] ?? (async () => site) });
jest.mock('undici', () => ({}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}), notFound: jest.fn() }));
jest.doMock('@/lib/serving/rendering/current-site', () => anySite);
if (existsSync('lib/serving/rendering/site-file.ts'))
  jest.doMock('@/lib/serving/rendering/site-file', () => ofFiles);
const { records, output } = JSON.parse(process.env.COMPARE_HTML ?? '{}');
const files = ['feed.xml', 'llms.txt', 'manifest.webmanifest', 'robots.txt', 'site-map'];
const fields = {
  firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '303-555-0142', address: '1 Oak St',
  serviceType: 'Painting', bestWay: 'phone', message: 'Two rooms.', page: '/contact', utm_source: 'mail',
};
test('pages', async () => {
  for (const method of ['error', 'warn']) jest.spyOn(console, method as 'error').mockImplementation(() => {});
  const { parseRecord } = require(found('lib/content/record/parse-record', 'lib/content/parse-record'));
  const { lookNames } = require(found('lib/content/look/looks', 'lib/content/domain/looks'));
  const { payloadOf } = require(found('lib/leads/delivery/payload'));
  const { paramNameOf, paramOf } = require('@/lib/serving/routing/internal-paths');
  const { pageKinds } = require('@/lib/site/pages/page-kinds');
  const { pagesOf } = require('@/lib/site/pages/site-pages');
  const { default: Layout } = require('@/app/[site]/layout');
  for (const file of records)
    for (const look of [null, ...lookNames]) {
      const texts: Record<string, string> = {};
      const name = file.replace(/^.*\\/|\\.json$/g, '');
      const written = JSON.parse(readFileSync(file, 'utf8'));
      if (look) written.options = { ...written.options, look };
      site = parseRecord(written, name);
      for (const page of [...pagesOf(site), null]) {
        const { folder: own, path: address } = page ? pageKinds[page.kind] : { path: '/not-found-page' };
        const folder = (own ?? address).slice(1);
        const { default: Show, generateMetadata } = require('@/app/[site]/' + (folder ? folder + '/' : '') + 'page');
        const params = Promise.resolve(page?.item ? { [paramNameOf(page.kind)]: paramOf(page.item.slug) } : {});
        texts[page?.path ?? '/no-such-page'] =
          renderToStaticMarkup(await Layout({ children: await Show({ params }) })) +
          '\\n' + JSON.stringify(await generateMetadata({ params }));
      }
      for (const route of files) {
        const answer = await require('@/app/[site]/' + route + '/route').GET(site, {});
        texts['/' + route] = answer ? await answer.text() : '';
      }
      const lead = { id: 'a', site: name, receivedAt: 1767225600000, fields };
      texts['(lead)'] = JSON.stringify(payloadOf(lead, site, []));
      writeFileSync(output + '/' + name + ' ' + (look ?? ''), gzipSync(JSON.stringify(texts), { level: 1 }));
    }
}, 1_800_000);
`;

const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-compare-'));
const checkouts = [];
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

const checkout = (commit, name) => {
  const dir = path.join(folder, name);
  git('worktree', 'add', '--detach', '--quiet', dir, commit);
  checkouts.push(dir);
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  return dir;
};

/** Renders all records in all looks. @returns the folder with a file for each: texts by path */
const render = (dir, records) => {
  writeFileSync(path.join(dir, 'test/compare-html.test.ts'), renderer);
  const output = path.join(dir, '.compare-html');
  mkdirSync(output);
  const jest = path.join(dir, 'node_modules/jest/bin/jest.js');
  execFileSync(process.execPath, [jest, '-w', '1', '--silent', 'test/compare-html.test.ts'], {
    cwd: dir,
    // React renders three times as fast as in development.
    env: { ...process.env, NODE_ENV: 'production', COMPARE_HTML: JSON.stringify({ records, output }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return output;
};

const textsIn = (output, name) =>
  JSON.parse(gunzipSync(readFileSync(path.join(output, name))).toString('utf8'));

/** One tag, text or entry of metadata or structured data on a line. */
const linesOf = (html) => `${html.replace(/(?<=>)|(?=<)/g, '\n').replace(/(?<=[,{[])(?=["{])/g, '\n')}\n`;

/** The changed lines of two texts, in groups of what stands together. */
const changes = (before, after) => {
  const files = [before, after].map((html, index) => {
    const file = path.join(folder, `${index}.txt`);
    writeFileSync(file, linesOf(html));
    return file;
  });
  try {
    execFileSync('git', ['diff', '--no-index', '-U0', ...files], { encoding: 'utf8' });
    return [];
  } catch (error) {
    const groups = error.stdout.split(/^@@.*$/m).slice(1);
    return groups.map((group) =>
      group
        .trim()
        .split('\n')
        .filter((line) => line.length > 1)
        .join('\n'),
    );
  }
};

try {
  const [old, current] = [checkout(older, 'old'), checkout(newer, 'new')];
  const recordsIn = (folder) =>
    readdirSync(path.join(old, folder))
      .filter((file) => /^(?!record\.schema)[\w-]+\.json$/.test(file))
      .map((file) => path.join(old, folder, file));
  const records = [
    ...['content', 'test/businesses'].flatMap(recordsIn),
    path.join(old, 'e2e/records/complete.json'),
  ];
  const [before, after] = [old, current].map((dir) => render(dir, records));
  const found = new Map();
  const counts = { before: 0, after: 0, differing: 0 };
  for (const name of readdirSync(before)) {
    const [texts, others] = [textsIn(before, name), textsIn(after, name)];
    counts.before += Object.keys(texts).length;
    counts.after += Object.keys(others).length;
    for (const page of new Set([...Object.keys(texts), ...Object.keys(others)])) {
      if (texts[page] === others[page]) continue;
      counts.differing += 1;
      for (const change of changes(texts[page] ?? '', others[page] ?? '')) {
        const kind = change.replace(/^([+-]"[^"]+":)".*?"/gm, '$1').replace(/^([+-])"[^":]*"/gm, '$1');
        const { count = 0, first = `${name} ${page}\n${change}` } = found.get(kind) ?? {};
        found.set(kind, { count: count + 1, first });
      }
    }
  }
  console.log(`${counts.before} pages and files before, ${counts.after} after, ${counts.differing} differ\n`);
  for (const { count, first } of [...found.values()].sort((a, b) => b.count - a.count))
    console.log(`${count} times, such as on ${first}\n`);
} finally {
  for (const dir of checkouts) git('worktree', 'remove', '--force', dir);
  rmSync(folder, { recursive: true, force: true });
}
