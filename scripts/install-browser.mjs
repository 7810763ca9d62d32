// Sets up the Chromium that the browser tests drive: Playwright's own where it can be had, else Debian's package.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';
const has = () => existsSync(chromium.executablePath()) || existsSync(DEBIAN);
const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });

const attempt = (what, steps) => {
  if (has()) return;
  try {
    steps();
  } catch (error) {
    console.error(`${what}: ${error instanceof Error ? error.message : error}`);
  }
};

const root = process.getuid?.() === 0;
const apt = (...args) => (root ? run('apt-get', ...args) : run('sudo', '-n', 'apt-get', ...args));

attempt("Playwright's Chromium could not be had", () =>
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'),
);
attempt("Debian's Chromium could not be had", () => {
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
});

if (!has()) {
  console.error(
    'The browser tests need a Chromium: run `npx playwright install chromium`, or install the package chromium.',
  );
  process.exit(1);
}
