// Node 20 cannot read TypeScript by itself.
import { createJiti } from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(import.meta.url, {
  alias: { '@': fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '') },
});
const { run } = await jiti.import('./cli.ts');
await run(process.argv.slice(2));
