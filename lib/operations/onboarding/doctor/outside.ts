import 'server-only';
import { lookup } from 'node:dns/promises';
import pLimit from 'p-limit';
import { hasPage } from '@/lib/content/domain/named';
import { picturesIn } from '@/lib/content/record/record-help';
import type { Site } from '@/lib/content/record/site';
import { fetchBytes, fetchJson } from '@/lib/platform/http/bounded-fetch';
import { endingAfter } from '@/lib/platform/http/exchange';
import { reasonOf } from '@/lib/platform/log';
import sharp from '@/lib/platform/sharp';
import { within } from '@/lib/platform/within';
import { refusalOf } from '@/lib/site/pages/other-language';
import { readAsset } from '@/lib/site/pictures/read-picture';
import type { OutsidePlace } from './rule';

const TIMEOUT_MS = 4_000;
const ALL_PICTURES_MS = 30_000;
const MAX_PICTURES = 200;
const AT_ONCE = 6;
const MAX_BYTES = 10_000_000;
const HEAVY_BYTES = 2_000_000;
/** In pixels, by the path in the record; the first matching pattern decides. */
const minWidths: [path: RegExp, width: number][] = [
  [/^stock/, 1_200],
  [/favicon$/, 48],
  [/logo$/, 120],
  [/^(gallery|landings|beforeAfterGall|dbServices|videosPromo|brandingExtra)/, 600],
  [/^qrImg$/, 160],
];

export type PictureReader = (link: string, signal: AbortSignal) => Promise<Buffer>;

/**
 * Reads pictures from public/assets and public addresses, at most 4 seconds and 10 MB each.
 * @param privateHosts private addresses that may be read, as host:port
 */
export const pictureReader =
  (privateHosts: ReadonlySet<string>): PictureReader =>
  (link, signal) =>
    link.startsWith('/') ? readAsset(link) : fetchBytes(link, { signal, maxBytes: MAX_BYTES, privateHosts });

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const judge = async (field: string, link: string, bytes: Buffer): Promise<OutsidePlace[]> => {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!picture) return [{ code: 'picture-unreadable', field, shown: `${field} (${link})` }];
  if (bytes.length > HEAVY_BYTES) {
    const shown = `${field} has ${megabytes(bytes.length)}`;
    return [{ code: 'picture-heavy', field, shown, reason: megabytes(HEAVY_BYTES) }];
  }
  const { format, width, height } = picture;
  const min = minWidths.find(([pattern]) => pattern.test(field))?.[1] ?? 0;
  const shown = `${field} is ${width} × ${height} pixels`;
  return format === 'svg' || width >= min ? [] : [{ code: 'picture-small', field, shown, reason: `${min}` }];
};

/** Pictures that do not load, are too small, or too large in bytes: at most 200, within 30 seconds. */
export const picturesOutside = async (document: unknown, read: PictureReader): Promise<OutsidePlace[]> => {
  const byLink = new Map<string, string>();
  for (const { path: field, value: link } of picturesIn(document))
    if (/^(https?:\/)?\//i.test(link) && !byLink.has(link)) byLink.set(link, field);
  let skipped = Math.max(0, byLink.size - MAX_PICTURES);
  const look = async ([link, field]: [string, string], deadline: AbortSignal): Promise<OutsidePlace[]> => {
    if (deadline.aborted) {
      skipped += 1;
      return [];
    }
    try {
      return await judge(field, link, await read(link, deadline));
    } catch (error) {
      return [{ code: 'picture-not-loaded', field, shown: `${field} (${link})`, reason: reasonOf(error) }];
    }
  };
  const links = [...byLink].slice(0, MAX_PICTURES);
  const found = await endingAfter(ALL_PICTURES_MS, (deadline) =>
    pLimit(AT_ONCE).map(links, (link) => look(link, deadline)),
  );
  return skipped > 0
    ? [...found.flat(), { code: 'pictures-not-checked', shown: `${skipped}` }]
    : found.flat();
};

export type HostProbe = {
  /** Resolves to null, or rejects, when the name has no address. */
  resolve: (host: string) => Promise<unknown>;
  /** The JSON at /api/health of a host; null when there is no such answer. */
  health: (host: string) => Promise<unknown>;
};

const healthOf = async (host: string): Promise<unknown> => {
  for (const scheme of ['https', 'http']) {
    try {
      return await fetchJson(`${scheme}://${host}/api/health`);
    } catch {
      // The other scheme may answer.
    }
  }
  return null;
};

export const networkProbe: HostProbe = {
  resolve: (host) => within(TIMEOUT_MS, lookup(host), () => null),
  health: healthOf,
};

/** Hosts that do not lead to this product; names without a dot, as in tests, are not checked. */
export const hostsOutside = async (hosts: readonly string[], probe: HostProbe): Promise<OutsidePlace[]> => {
  const look = async (host: string): Promise<OutsidePlace[]> => {
    const address = await probe.resolve(host.replace(/:\d+$/, '')).catch(() => null);
    if (address === null) return [{ code: 'host-without-dns', shown: host }];
    const health = await probe.health(host);
    const isOurs = typeof health === 'object' && health !== null && 'status' in health;
    return isOurs ? [] : [{ code: 'host-elsewhere', shown: host }];
  };
  const real = hosts.filter((host) => host.includes('.') && !/\.(test|localhost|example)$/.test(host));
  return (await Promise.all(real.map(look))).flat();
};

/**
 * A record of the other language that cannot be used.
 * @param other null when the record of the other language cannot be read
 * @param isServed whether it has a host on this server
 */
export const otherLanguagePlaces = (site: Site, other: Site | null, isServed: boolean): OutsidePlace[] => {
  if (site.otherLanguage === null) return [];
  const name = `The record ${site.otherLanguage}`;
  const unused = (reason: string) => [{ code: 'other-language', reason }];
  if (!isServed) return unused(`${name} has no host on this server`);
  if (!other) return unused(`${name} cannot be read`);
  const refusal = refusalOf(site, other);
  if (refusal) return unused(refusal.replace('its record', `the record ${other.id}`));
  const [own, others] = [site, other].map(({ services }) => services.filter(hasPage).length);
  return own === others
    ? []
    : [{ code: 'other-services', reason: `This record has ${own} services, ${other.id} has ${others}` }];
};
