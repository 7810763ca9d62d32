import nextJest from 'next/jest.js';

// Far from UTC: a date that slips by a day shows.
process.env.TZ = 'Asia/Tokyo';

const withNext = nextJest({ dir: './' });

const shared = {
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/cms/'],
  // An import of a look's stylesheet is its address (next.config.mjs).
  moduleNameMapper: { '\\.pcss$': '<rootDir>/test/stylesheet-address.ts', '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  restoreMocks: true,
  runtime: '<rootDir>/test/runtime.cjs',
};

const project = (displayName, options) => withNext({ ...shared, displayName, ...options })();

export default async () => ({
  globalSetup: '<rootDir>/test/start-postgres.mjs',
  globalTeardown: '<rootDir>/test/stop-postgres.mjs',
  // All cores: nobody edits meanwhile. And a test that leaves something open is named, instead of holding up
  // the end.
  maxWorkers: '100%',
  // On a busy machine a worker takes longer than Jest's half a second to end; what is left open never ends.
  workerGracefulExitTimeout: 10_000,
  projects: await Promise.all([
    project('lib', { testEnvironment: 'node', testMatch: ['<rootDir>/{app,lib,test}/**/*.test.ts'] }),
    project('components', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '@testing-library/jest-dom'],
      // Server components resolve packages as the server does; only their HTML meets the DOM.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: ['<rootDir>/{app,components}/**/*.test.tsx'],
    }),
  ]),
});
