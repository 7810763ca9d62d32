// `npm run build`, unless .next is the build of the same sources already.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
/** Files that are no part of a build: tests, documents, and programs that run beside the server. */
const notBuilt =
  /^(\.|node_modules$|e2e$|test$|bench$|docs$|deploy$|scripts$|data$|test-results$|README\.md$)|\.test\.tsx?$/;
/** Settings that Next bakes in while it builds (next.config.mjs). */
const bakedIn = ['CONTENT_API_URL', 'IMAGE_HOSTS', 'PAGE_ID', 'NODE_ENV'];

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notBuilt.test(name) && name !== 'next-env.d.ts')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });

const hash = createHash('sha256');
hash.update(process.version);
for (const name of bakedIn) hash.update(`${name}=${process.env[name] ?? ''}\0`);
for (const file of filesIn('.')) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
const sources = hash.digest('hex');

const mark = path.join(root, '.next/built-from');
const isBuilt =
  existsSync(path.join(root, '.next/BUILD_ID')) &&
  existsSync(mark) &&
  statSync(mark).mtimeMs >= statSync(path.join(root, '.next/BUILD_ID')).mtimeMs &&
  readFileSync(mark, 'utf8') === sources;

if (isBuilt) console.log('Nothing has changed since the last build.');
else {
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(mark, sources);
}
