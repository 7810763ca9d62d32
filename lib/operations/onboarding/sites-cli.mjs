import { loadTypeScript } from '../../../scripts/load-typescript.mjs';

const { run } = await loadTypeScript('lib/operations/onboarding/sites-command.ts');
await run(process.argv.slice(2));
