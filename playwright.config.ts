import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import os from 'node:os';
import { chromium } from 'playwright';
import { systemChromium } from './scripts/system-chromium.mjs';

// Playwright's own Chromium when it is installed, else the system's.
const executablePath = existsSync(chromium.executablePath()) ? undefined : systemChromium;
if (!existsSync(new URL('.next/BUILD_ID', import.meta.url)))
  throw new Error('There is no production build: .next/BUILD_ID is missing. Run `npm run build` first.');

/** The servers that tests ask for (e2e/fixtures.ts) run the production build in .next. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-servers.ts',
  // Two more than there are cores, because tests often wait for a server, a timer or a frame.
  workers: os.availableParallelism() + 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a shared machine a test may starve once; the run then names it flaky. A broken product fails twice.
  retries: process.env.CI ? 1 : 0,
  // The full matrices of states, widths and languages: `npm run test:full`.
  grepInvert: process.env.TEST_FULL ? undefined : /@full/,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  projects: [
    // No browser: `npx playwright test --project http`.
    { name: 'http', testDir: 'e2e/http' },
    { name: 'browser', testIgnore: ['http/**', 'engines/**'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        // Else the headless shell keeps cross-origin frames in the page's process, and warns of messages to
        // them.
        '--site-per-process',
        '--disable-gpu',
        // Else each navigation also starts a spare process: a tenth of Chromium's CPU time.
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Hosts of a many-site server.
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
});
