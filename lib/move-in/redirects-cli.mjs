import { loadTypeScript } from '../../scripts/load-typescript.mjs';

const { run } = await loadTypeScript('lib/move-in/redirects-command.ts');
await run(process.argv.slice(2));
