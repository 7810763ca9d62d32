import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/test/server';
import { addCompileHints, HINT } from './settings.mjs';

const build = temporaryFolder();
const script = (name: string) => path.join(build, 'static/chunks', name);

test('the scripts of every page get the hint once, the others none', async () => {
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  writeFileSync(
    path.join(build, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }),
  );
  for (const name of ['main.js', 'dialog.js']) writeFileSync(script(name), `run("${name}")`);
  await addCompileHints(build);
  await addCompileHints(build);
  expect(readFileSync(script('main.js'), 'utf8')).toBe(`${HINT}run("main.js")`);
  expect(readFileSync(script('dialog.js'), 'utf8')).toBe('run("dialog.js")');
});
