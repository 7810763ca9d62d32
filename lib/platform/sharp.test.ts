import { execFileSync } from 'node:child_process';

// In another process: Node loads sharp twice (our import and Next's require), Jest only once.
test('libvips keeps no operation, also after Next has loaded its own sharp', () => {
  const script = `
    import { createRequire } from 'node:module';
    import { loadTypeScript } from './scripts/load-typescript.mjs';
    await import('sharp');
    await loadTypeScript('lib/platform/sharp.ts');
    console.log(JSON.stringify(createRequire(process.cwd() + '/')('sharp').cache()));
  `;
  const kept = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(kept)).toMatchObject({ items: { max: 0 }, memory: { max: 0 } });
});
