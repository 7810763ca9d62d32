import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

/** Real processes (Varnish, Node, PostgreSQL, a content server): `npm run test:cluster`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/deploy',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: browserTests.use,
});
