import 'server-only';
import sharp from '@/lib/platform/sharp';
import { picturesIn } from '@/lib/content/record-help';
import { fetchBytes } from '@/lib/platform/http/bounded-fetch';
import { reasonOf } from '@/lib/platform/log';
import { readAsset } from '@/lib/site/pictures/read-picture';
import type { Finding } from './finding';

const ALL_MS = 30_000;
const MAX_BYTES = 10_000_000;
const HEAVY_BYTES = 2_000_000;
const AT_ONCE = 6;
const MAX_PICTURES = 200;

/** Minimum width of pictures, in pixels, by their path in the record; the first matching pattern decides. */
const minWidths: [path: RegExp, width: number][] = [
  [/^stock/, 1_200],
  [/favicon$/, 48],
  [/logo$/, 120],
  [/^(gallery|landings|beforeAfterGall|dbServices|videosPromo|brandingExtra)/, 600],
  [/^qrImg$/, 160],
];

export type PictureReader = (link: string, signal: AbortSignal) => Promise<Buffer>;

/**
 * Reads pictures from public/assets and from public addresses, at most 4 seconds and 10 MB each.
 * @param privateHosts private addresses that may be read, as host:port
 */
export const pictureReader =
  (privateHosts: ReadonlySet<string>): PictureReader =>
  (link, signal) =>
    link.startsWith('/') ? readAsset(link) : fetchBytes(link, { signal, maxBytes: MAX_BYTES, privateHosts });

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const examine = async (field: string, link: string, bytes: Buffer): Promise<Finding | null> => {
  const finding = (code: string, text: string): Finding => ({ severity: 'warning', code, field, text });
  const { width, height, format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: null }));
  if (!format)
    return finding(
      'picture-unreadable',
      `${field} is no picture of a known type (PNG, JPEG, WebP, AVIF, GIF or SVG): ${link}`,
    );
  if (bytes.length > HEAVY_BYTES)
    return finding(
      'picture-heavy',
      `${field} has ${megabytes(bytes.length)}: visitors on phones wait for it. Save it below ${megabytes(HEAVY_BYTES)}.`,
    );
  const min = minWidths.find(([pattern]) => pattern.test(field))?.[1] ?? 0;
  return format !== 'svg' && width < min
    ? finding(
        'picture-small',
        `${field} is ${width} × ${height} pixels: it looks blurred where it shows. It should be at least ${min} wide.`,
      )
    : null;
};

const inTurn = async <T>(items: readonly T[], workers: number, work: (item: T) => Promise<void>) => {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, next));
};

/** Pictures that do not load, are too small, too large in bytes, or no pictures: 200 within 30 seconds. */
export const pictureFindings = async (document: unknown, read: PictureReader): Promise<Finding[]> => {
  const byLink = new Map<string, string>();
  for (const { path: field, value: link } of picturesIn(document))
    if (/^(https?:\/)?\//i.test(link) && !byLink.has(link)) byLink.set(link, field);
  const found: Finding[] = [];
  const deadline = AbortSignal.timeout(ALL_MS);
  let unread = 0;
  await inTurn([...byLink].slice(0, MAX_PICTURES), AT_ONCE, async ([link, field]) => {
    if (deadline.aborted) {
      unread += 1;
      return;
    }
    try {
      const finding = await examine(field, link, await read(link, deadline));
      if (finding) found.push(finding);
    } catch (error) {
      found.push({
        severity: 'error',
        code: 'picture-not-loaded',
        field,
        text: `${field} does not load (${reasonOf(error)}): ${link}`,
      });
    }
  });
  const left = unread + Math.max(0, byLink.size - MAX_PICTURES);
  if (left > 0)
    found.push({
      severity: 'note',
      code: 'pictures-not-checked',
      field: null,
      text: `${left} pictures were not checked: there was no time.`,
    });
  return found.sort((one, other) => (one.field ?? '').localeCompare(other.field ?? ''));
};
