import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { isAgency, ofOwnBusinesses, ownBusinesses } from '../access/access';
import { refusalOf } from '../access/routes';
import { settings } from '../settings/settings';
import { w } from '../record/words';

const MAX_PIXELS = 50_000_000;
const MAX_EDGE = 2560;
const MAX_DECODE_MS = 30_000;
const staticDir = path.join(settings.dataDir, 'media');
const { protocol, hostname, port } = new URL(settings.origin);
const ofAnyone = settings.s3 ? { id: { exists: true } } : true;
const types: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', heif: 'avif' };

const HEIC_BRANDS = /^ftyp(heic|heix|hevc|hevx|mif1|msf1)/;

type Pixels = { width: number; height: number; data: Uint8Array };
let decoded: Promise<Pixels | null> = Promise.resolve(null);
/**
 * Decodes in a thread of its own, one photo after the other: each needs 4 bytes for a pixel, and seconds.
 * @returns null for a photo that is unreadable, too large, or not decoded in time
 */
const decode = (data: Buffer): Promise<Pixels | null> =>
  (decoded = decoded.then(
    () =>
      new Promise((done) => {
        const workerData = { data, maxPixels: MAX_PIXELS };
        const thread = new Worker(new URL('./heic-thread.mjs', import.meta.url), { workerData });
        const timer = setTimeout(() => void thread.terminate(), MAX_DECODE_MS);
        thread.on('message', done).on('error', () => done(null));
        thread.on('exit', () => (clearTimeout(timer), done(null)));
      }),
  ));

/**
 * Reads an iPhone's photo as JPEG: sharp's own build lacks the codec.
 * @returns null for other files, and for unreadable ones
 */
const fromHeic = async (data: Buffer): Promise<Buffer | null> => {
  if (!HEIC_BRANDS.test(data.toString('latin1', 4, 12))) return null;
  const pixels = await decode(data);
  if (!pixels) return null;
  const { width, height } = pixels;
  return sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86 })
    .toBuffer();
};

/**
 * Determines a picture's type from its bytes.
 * @returns the extension of its name
 * @throws a refusal for all other files
 */
const endOf = async (data: Buffer, req: PayloadRequest): Promise<string> => {
  // Reads only the head, so that the refusal of a picture that is too large names the reason.
  const found = await Promise.resolve()
    .then(() => sharp(data, { limitInputPixels: false }).metadata())
    .catch(() => null);
  const end = found?.format && types[found.format];
  if (!end || !found.width || !found.height)
    throw refusalOf(req, 400, 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures are taken.');
  if (found.width * found.height > MAX_PIXELS)
    throw refusalOf(req, 400, 'The picture has more than 50 megapixels.');
  return end;
};

export const media: CollectionConfig = {
  slug: 'media',
  lockDocuments: false,
  disableDuplicate: true,
  labels: { singular: w('Picture'), plural: w('Pictures') },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'business'],
    group: false,
    hideAPIURL: true,
  },
  upload: {
    staticDir,
    // For a missing file Payload answers 500, and writes an error into the log.
    handlers: settings.s3
      ? []
      : [
          (_, { params }) =>
            existsSync(path.join(staticDir, path.basename(params.filename)))
              ? undefined
              : Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
        ],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    pasteURL: false,
    // A crop of a picture in a bucket reads it at this server's own address, which may be a private one.
    skipSafeFetch: [
      { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname: '/api/media/file/*' },
    ],
    adminThumbnail: 'thumb',
    focalPoint: true,
    crop: true,
    // Encoded anew: hidden data in the file, and the place where the photo was taken, are dropped.
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    constructorOptions: { limitInputPixels: MAX_PIXELS },
    imageSizes: [
      { name: 'thumb', width: 320, height: 240 },
      { name: 'card', width: 1600, height: 1200, withoutEnlargement: false },
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
      headers.set('Cache-Control', 'public, max-age=300');
      return headers;
    },
  },
  access: {
    // A file has a name that nobody guesses, and stands on public pages; lists and documents are the owner's.
    // In a bucket a file is found by its document: `true` would look for the document with the visitor's
    // rights.
    read: (args) => (args.isReadingStaticFile ? ofAnyone : ofOwnBusinesses('business')(args)),
    create: ({ req }) => isAgency(req) || ownBusinesses(req).length > 0,
    update: ofOwnBusinesses('business'),
    delete: ofOwnBusinesses('business'),
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: w('Description'),
      admin: {
        description: w('What the picture shows, for who cannot see it.'),
      },
    },
    {
      name: 'business',
      type: 'relationship',
      relationTo: 'businesses',
      index: true,
      label: w('Business'),
      admin: { position: 'sidebar', condition: (_, __, { user }) => user?.role === 'agency' },
    },
    // The S3 plugin reads this field; with a folder it is empty, so that both set-ups have the same table.
    { name: '_objectKey', type: 'text', admin: { hidden: true } },
  ],
  hooks: {
    beforeOperation: [
      async ({ args, operation, req }) => {
        // Without a file Payload would read any address in the data, to its end; all other saves would wait.
        if (operation === 'create' && !req.file)
          throw refusalOf(req, 400, 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures are taken.');
        if ((operation !== 'create' && operation !== 'update') || !req.file) return args;
        const jpeg = await fromHeic(req.file.data);
        if (jpeg) Object.assign(req.file, { data: jpeg, size: jpeg.length, mimetype: 'image/jpeg' });
        req.file.name = `${randomBytes(16).toString('hex')}.${await endOf(req.file.data, req)}`;
        return args;
      },
    ],
    beforeChange: [
      ({ data, originalDoc, req }) => {
        if (!req.user || isAgency(req)) return data;
        const own = ownBusinesses(req);
        const named = typeof data.business === 'object' ? data.business?.id : data.business;
        const business = named ?? originalDoc?.business ?? own[0];
        if (!own.includes(Number(business))) throw refusalOf(req, 403, 'Not one of your businesses.');
        return { ...data, business };
      },
    ],
  },
};
