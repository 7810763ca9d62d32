import 'server-only';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

// Next's own sharp switches libvips' cache (150 MB) on when it is loaded, so it is loaded before.
createRequire(path.join(process.cwd(), 'package.json'))('sharp');
sharp.cache(false);

export default sharp;
