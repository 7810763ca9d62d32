// Jest for Stryker: one project, the tests of one room, and no server of its own (scripts/test-mutation.mjs starts PostgreSQL once).
import path from 'node:path';
import nextJest from 'next/jest.js';

process.env.TZ = 'Asia/Tokyo';
const root = process.cwd();

export default nextJest({ dir: root })({
  rootDir: root,
  modulePathIgnorePatterns: [path.join(root, '.next/')],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  restoreMocks: true,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/lib/${process.env.MUTATION_ROOM}/**/*.test.ts`],
});
