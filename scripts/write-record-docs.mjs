// Writes content/record.schema.json and docs/content-record.md from the checks of lib/content.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { loadTypeScript } from './load-typescript.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const { recordDocs, recordJsonSchema } = await loadTypeScript('scripts/record-docs.ts');

const write = async (file, text) => {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  const options = await prettier.resolveConfig(target);
  await writeFile(target, await prettier.format(text, { ...options, filepath: target }));
  console.log(file);
};

await write('content/record.schema.json', JSON.stringify(recordJsonSchema(), null, 2));
await write('docs/content-record.md', recordDocs());
