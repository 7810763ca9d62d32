import 'server-only';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

// libvips would keep its last hundred operations, and with them decoders that nobody uses again: 150 MB for
// a progressive JPEG of 50 megapixels, 36 MB for one of 12. Next's image optimizer requires sharp, which is
// then loaded a second time and switches that cache on again: it is loaded here first.
createRequire(path.join(process.cwd(), 'package.json'))('sharp');
sharp.cache(false);

export default sharp;
