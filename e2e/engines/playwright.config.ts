import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const packages = 'firefox-esr webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 xvfb dbus';
for (const program of ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'dbus-run-session'])
  if (!existsSync(`/usr/bin/${program}`))
    throw new Error(`${program} is not installed (Debian: apt-get install ${packages}).`);
if (!existsSync(new URL('../../.next/BUILD_ID', import.meta.url)))
  throw new Error('There is no production build: run `npm run build:test` first.');

/** Real Firefox ESR and WebKitGTK of Debian's packages, on the production build: `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  timeout: 300_000,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
});
