import { loadTypeScript } from '../../../scripts/load-typescript.mjs';

const { run } = await loadTypeScript('lib/operations/doctor/doctor-command.ts');
await run(process.argv.slice(2));
