import { loadTypeScript } from '../../../scripts/load-typescript.mjs';

const { run } = await loadTypeScript('lib/leads/cli/leads-command.ts');
await run(process.argv.slice(2));
