// `npm run screenshots [-- --of CHECKOUT] [--folder FOLDER] [--beside OLDER_FOLDER]`: photographs every page
// and open state of a built checkout at 390, 768 and 1440 px; with --beside, each picture also beside the
// older one of the same name. With --looks: docs/pictures/looks.webp, the embedded businesses in all looks.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: '.' },
    folder: { type: 'string', default: 'test-results/screenshots' },
    beside: { type: 'string' },
    looks: { type: 'boolean' },
  },
});
const GAP = 24;
const MAX_HEIGHT = 16_000;

if (values.looks) {
  const { takeLooksSheet } = await import('./screenshots/looks-sheet.mjs');
  const file = resolve('docs/pictures/looks.webp');
  await takeLooksSheet({ name: 'site', dir: resolve(values.of) }, file);
  console.log(file);
  process.exit();
}

const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'scripts/screenshots'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SCREENSHOTS_OF: resolve(values.of),
    SCREENSHOTS_FOLDER: resolve(values.folder),
  },
});

/** The older picture on the left, the newer one on the right. */
const compose = async (older, newer, target) => {
  const pictures = await Promise.all(
    [older, newer].map(async (file) => ({ file, ...(await sharp(file).metadata()) })),
  );
  const [left, right] = pictures;
  const height = Math.max(left.height, right.height);
  await sharp({
    create: { width: left.width + GAP + right.width, height, channels: 3, background: '#808080' },
  })
    .composite([
      { input: left.file, left: 0, top: 0 },
      { input: right.file, left: left.width + GAP, top: 0 },
    ])
    .png()
    .toBuffer()
    .then((both) =>
      sharp(both).resize({ height: MAX_HEIGHT, withoutEnlargement: true }).webp({ quality: 80 }),
    )
    .then((both) => both.toFile(target));
};

if (values.beside)
  for (const width of readdirSync(values.folder).filter((name) => /^\d+$/.test(name))) {
    const target = join(values.folder, 'beside', width);
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(join(values.folder, width))) {
      const older = join(values.beside, width, name);
      if (existsSync(older))
        await compose(older, join(values.folder, width, name), join(target, name.replace('.png', '.webp')));
    }
  }
process.exitCode = status ?? 1;
