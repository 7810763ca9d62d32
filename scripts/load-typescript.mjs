// Node 20 cannot read TypeScript by itself.
import { createJiti } from 'jiti';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const jiti = createJiti(import.meta.url, {
  alias: {
    '@': root,
    // The package throws outside of a bundler's server condition; its own empty module is what servers get.
    'server-only': `${root}/node_modules/server-only/empty.js`,
  },
});

/**
 * Imports a TypeScript module of this tree, outside of Next.
 * @param {string} file path from the root, as `lib/leads/cli/leads-command.ts`
 * @returns {Promise<{ run: (args: string[]) => Promise<void> }>} as commands have it
 */
export const loadTypeScript = (file) => jiti.import(`${root}/${file}`);
