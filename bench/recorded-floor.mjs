// The floor's bytes, as they were measured last: they change only with Next and with its own sources, so that
// `npm test` does not build it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const sources = path.join(import.meta.dirname, 'floor');
const file = path.join(import.meta.dirname, 'floor-bytes.json');
const { version } = createRequire(import.meta.url)('next/package.json');

const origin = () => {
  const hash = createHash('sha256');
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name))
    .sort())
    hash.update(`${path.relative(sources, entry)}\0`).update(readFileSync(entry));
  return { next: version, sources: hash.digest('hex') };
};

/** Null when the record is of another Next or of other sources. */
export const recordedFloor = () => {
  if (!existsSync(file)) return null;
  const { of, floor } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify(of) === JSON.stringify(origin()) ? floor : null;
};

export const recordFloor = ({ path: route, htmlBytes, jsBytes, files, late }) =>
  writeFileSync(
    file,
    `${JSON.stringify({ of: origin(), floor: { path: route, htmlBytes, jsBytes, files, late } }, null, 2)}\n`,
  );
