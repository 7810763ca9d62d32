import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';

const root = path.join(import.meta.dirname, '../..');
for (const build of [path.join(root, 'cms'), root])
  if (!existsSync(path.join(build, '.next/BUILD_ID')))
    throw new Error(`There is no production build in ${build}: run \`npm run build\` there first.`);
const { systemChromium } = await import('../../scripts/system-chromium.mjs');

/**
 * The production builds of the content server and of the site, with a mail server and PostgreSQL or SQLite.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  projects: [
    { name: 'sqlite' },
    // What a transaction can break: the order to tell the site is read after the commit.
    {
      name: 'postgres',
      grep: /publishes|is away|’s day/,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: existsSync(chromium.executablePath()) ? undefined : systemChromium,
      args: [
        '--no-sandbox',
        '--site-per-process',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--ignore-certificate-errors',
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
});
