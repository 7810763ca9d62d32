import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOptimised } from './image-optimised';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { pictureSettings } from '@/lib/platform/early-env.mjs';
import { fetchBytes } from '@/lib/platform/http/bounded-fetch';

const MAX_BYTES = 10_000_000;

/** A file below public/assets. @throws Error for any other path */
export const readAsset = (link: string): Promise<Buffer> => {
  const folder = path.join(process.cwd(), 'public', 'assets');
  const file = path.join(process.cwd(), 'public', decodeURIComponent(link));
  return file.startsWith(folder + path.sep)
    ? readFile(file)
    : Promise.reject(new Error('is not a file of the deployment'));
};

const fromHost = (link: string): Promise<Buffer> => {
  const privateHosts = pictureSettings().allowsLocal ? undefined : new Set<string>();
  return fetchBytes(link, { maxBytes: MAX_BYTES, privateHosts });
};

/** A picture of this deployment or IMAGE_HOSTS, within 4 seconds and 10 MB; else null, and a log line. */
export const readPicture = async (link: string): Promise<Buffer | null> => {
  if (!isOptimised(link)) return null;
  return (link.startsWith('/') ? readAsset(link) : fromHost(link)).catch((error: unknown) => {
    warnOnce('picture.not-read', { picture: link, reason: reasonOf(error) });
    return null;
  });
};
