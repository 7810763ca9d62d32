import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { version } = createRequire(import.meta.url)('next/package.json');

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // The packages are the repository's own.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // Lets the scripts see that a build was made by another version of Next.
  generateBuildId: () => `floor-${version}`,
  experimental: { agentUpgrade: false },
};
