// One room of lib at a time (scripts/test-mutation.mjs), with the tests that hold it (jest.mutation.mjs).
const room = process.env.MUTATION_ROOM;

export default {
  plugins: ['@stryker-mutator/jest-runner', './scripts/stryker-jest-by-file.mjs'],
  testRunner: 'jest-by-file',
  jest: { projectType: 'custom', configFile: 'scripts/jest.mutation.mjs', enableFindRelatedTests: false },
  mutate: [`lib/${room}/**/*.ts`, '!lib/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // Values that a module computes once, as it loads: each of them would need all tests of the room.
  ignoreStatic: true,
  // A busy machine stands still for seconds; Stryker counts a mutant that is too slow as killed. Endless
  // loops end by its counters.
  timeoutMS: 60_000,
  // The first run of all tests of a large room; 5 minutes are not enough on a busy machine.
  dryRunTimeoutMinutes: 30,
  // A sample's results do not hold for the other mutants.
  incremental: !process.env.MUTATION_PERCENT,
  incrementalFile: `data/mutation/${room?.replaceAll('/', '-')}.json`,
  tempDirName: 'data/mutation/sandbox',
  ignorePatterns: ['.next', 'data', 'test-results'],
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
  // Below this the command fails. In a sample, mutants without a test are all counted: only its score of
  // covered code is one of the room.
  thresholds: { high: 95, low: 85, break: process.env.MUTATION_PERCENT ? null : 85 },
};
