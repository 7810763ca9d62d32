import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isVercel } from '../../platform/early-env.mjs';
import { commonHeaders, filePolicy, policyOnVercel } from './security-headers.mjs';

/** Chromium 136 and later compile all functions of such a script while it arrives, off the main thread. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts of every page. Without it, functions are compiled one by one in the task that
 * blocks a slow phone longest. @param {string} distDir the folder of Next's build
 */
export const addCompileHints = async (distDir) => {
  const manifest = await readFile(path.join(distDir, 'build-manifest.json'), 'utf8');
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(manifest);
  for (const name of rootMainFiles) {
    const file = path.join(distDir, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
  }
};

/** The settings of Next that this folder needs. @satisfies {import('next').NextConfig} */
export const settings = {
  cacheHandler: isVercel() ? undefined : fileURLToPath(new URL('cache-handler.mjs', import.meta.url)),
  compiler: {
    /** @param {{ distDir: string }} build */
    runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir),
  },
  // No bots: Next would render a page differently for a crawler, and cache that for everybody.
  htmlLimitedBots: /(?!)/,
  experimental: {
    // One file instead of three for the code of every page, as most visitors see one page.
    turbopackChunking: {
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 3_000_000,
      generateComponentChunks: true,
    },
  },
};

/** @param {string} source @param {Record<string, string>} headers */
const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** The headers that complete-answers.ts adds elsewhere. */
export const headersOnVercel = isVercel()
  ? [
      rule('/:path*', {
        ...commonHeaders,
        'content-security-policy': policyOnVercel(),
        'cross-origin-resource-policy': 'same-origin',
      }),
      rule('/(assets|_next)/:path*', { 'content-security-policy': filePolicy }),
    ]
  : [];
