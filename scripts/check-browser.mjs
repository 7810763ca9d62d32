// Looks for the Chromium that the browser tests drive: Playwright's own, else the system's. Where there is
// none, Playwright downloads its own into its cache, which changes nothing on the system; where it cannot,
// the command that helps is printed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromium } from './system-chromium.mjs';

const hasBrowser = () => existsSync(chromium.executablePath()) || wholeChromium !== undefined;

if (!hasBrowser()) {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 10 * 60_000 });
  } catch (error) {
    console.error(
      `Playwright could not download a Chromium: ${error instanceof Error ? error.message : error}`,
    );
  }
}
if (!hasBrowser()) {
  console.error(
    'The browser tests need a Chromium. Install the package of your system, on Debian ' +
      '`sudo apt-get install chromium chromium-headless-shell`, ' +
      'or `npx playwright install --with-deps chromium`.',
  );
  process.exitCode = 1;
}
