import sharp from 'sharp';

// libvips would keep its last hundred operations, and with them decoders that nobody uses again: 150 MB for
// a progressive JPEG of 50 megapixels, 36 MB for one of 12. This holds for Next's image optimizer too, which
// has the same sharp.
sharp.cache(false);

export default sharp;
