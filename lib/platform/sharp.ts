import 'server-only';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

// libvips would keep 150 MB of decoders. Next's image optimizer loads a sharp of its own, which switches that
// cache on again: it is loaded here first.
createRequire(path.join(process.cwd(), 'package.json'))('sharp');
sharp.cache(false);

export default sharp;
