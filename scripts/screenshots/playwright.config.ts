import base from '../../playwright.config';

/** `npm run screenshots`. */
export default {
  ...base,
  globalSetup: undefined,
  projects: [{ name: 'screenshots', testDir: '.' }],
  outputDir: '../../test-results/screenshots-run',
  timeout: 600_000,
  expect: { timeout: 5_000 },
};
