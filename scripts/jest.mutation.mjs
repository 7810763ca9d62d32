// Jest for Stryker: one project, the tests of one room, and no server of its own (scripts/test-mutation.mjs
// starts PostgreSQL once).
import path from 'node:path';
import nextJest from 'next/jest.js';

const room = process.env.MUTATION_ROOM;
/** Other folders whose tests hold a room. */
const furtherTests = {
  'serving/routing': [
    'lib/content/hosts',
    'app/api/preview',
    'lib/serving/instances',
    'lib/operations/onboarding',
    'test',
  ],
  leads: ['app/api/leads'],
};

process.env.TZ = 'Asia/Tokyo';
const root = process.cwd();

export default nextJest({ dir: root })({
  rootDir: root,
  modulePathIgnorePatterns: [path.join(root, '.next/')],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  restoreMocks: true,
  testEnvironment: 'node',
  // Has a DOM of its own, in which Stryker sees no coverage; app/api/leads reaches the same code.
  testPathIgnorePatterns: ['form-page'],
  testMatch: [`lib/${room}`, ...(furtherTests[room] ?? [])].map(
    (folder) => `<rootDir>/${folder}/**/*.test.ts`,
  ),
});
