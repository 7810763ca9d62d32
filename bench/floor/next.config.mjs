import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const { version } = require('next/package.json');
const repository = dirname(dirname(dirname(require.resolve('next/package.json'))));

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // The packages are the repository's own.
  turbopack: { root: repository },
  // Lets the scripts see that a build was made by another version of Next.
  generateBuildId: () => `bare-${version}`,
  experimental: { agentUpgrade: false },
};
