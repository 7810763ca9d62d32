// `node scripts/compare-html.mjs OLD [NEW]`: what differs between two commits in the HTML and the metadata of
// every page of the embedded records that OLD has. Differences that are the same but for values of JSON are
// printed once, with their number and the first of them. Renders with Jest, without a build, in worktrees of
// its own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [older, newer = 'HEAD'] = process.argv.slice(2);
if (!older) throw new Error('Usage: node scripts/compare-html.mjs OLD [NEW]');

/** Works in both commits: it takes pages from folders, and names from nothing that came later. */
const renderer = `
import { readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseRecord } from '@/lib/content/record/parse-record';
import { getSite } from '@/lib/serving/rendering/current-site';
import { paramNameOf, paramOf } from '@/lib/serving/routing/internal-paths';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import { pagesOf } from '@/lib/site/pages/site-pages';
jest.mock('undici', () => ({}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}), notFound: jest.fn() }));
jest.mock('@/lib/serving/rendering/current-site', () => ({ getSite: jest.fn() }));
const { records, output } = JSON.parse(process.env.COMPARE_HTML ?? '{}');
const Layout = jest.requireActual('@/app/[site]/layout').default;
test('pages', async () => {
  for (const method of ['error', 'warn']) jest.spyOn(console, method as 'error').mockImplementation(() => {});
  const html: Record<string, string> = {};
  for (const file of records) {
    const name = file.replace(/^.*\\/|\\.json$/g, '');
    const site = parseRecord(JSON.parse(readFileSync(file, 'utf8')), name);
    (getSite as jest.Mock).mockResolvedValue(site);
    for (const page of [...pagesOf(site), null]) {
      const folder = page ? (pageKinds as any)[page.kind].path.slice(1) : 'not-found-page';
      const { default: Show, generateMetadata } = jest.requireActual('@/app/[site]/' + (folder ? folder + '/' : '') + 'page');
      const item = (page as any)?.item;
      const params = Promise.resolve(item ? { [paramNameOf((page as any).kind)]: paramOf(item.slug) } : {});
      html[name + ' ' + (page?.path ?? '/no-such-page')] =
        renderToStaticMarkup(await Layout({ children: await Show({ params }) })) +
        '\\n' + JSON.stringify(await generateMetadata({ params }));
    }
  }
  writeFileSync(output, JSON.stringify(html));
}, 300_000);
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

/** @returns {Record<string, string>} HTML and metadata by record and path */
const pagesIn = (dir, records) => {
  writeFileSync(path.join(dir, 'test/compare-html.test.ts'), renderer);
  const output = path.join(dir, 'html.json');
  const jest = path.join(dir, 'node_modules/jest/bin/jest.js');
  execFileSync(process.execPath, [jest, '-w', '1', '--silent', 'test/compare-html.test.ts'], {
    cwd: dir,
    env: { ...process.env, COMPARE_HTML: JSON.stringify({ records, output }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return JSON.parse(readFileSync(output, 'utf8'));
};

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
  const records = readdirSync(path.join(old, 'content'))
    .filter((file) => /^(?!record\.schema)[\w-]+\.json$/.test(file))
    .map((file) => path.join(old, 'content', file));
  const [before, after] = [old, current].map((dir) => pagesIn(dir, records));
  const found = new Map();
  for (const page of new Set([...Object.keys(before), ...Object.keys(after)]))
    for (const change of changes(before[page] ?? '', after[page] ?? '')) {
      const kind = change.replace(/^([+-]"[^"]+":)".*?"/gm, '$1').replace(/^([+-])"[^":]*"/gm, '$1');
      const { count = 0, first = `${page}\n${change}` } = found.get(kind) ?? {};
      found.set(kind, { count: count + 1, first });
    }
  console.log(`${Object.keys(before).length} pages before, ${Object.keys(after).length} after\n`);
  for (const { count, first } of [...found.values()].sort((a, b) => b.count - a.count))
    console.log(`${count} times, such as on ${first}\n`);
} finally {
  for (const dir of checkouts) git('worktree', 'remove', '--force', dir);
  rmSync(folder, { recursive: true, force: true });
}
