import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Agent, request } from 'undici';
import { allowLocalPictures } from './image-hosts.mjs';
import { isOptimised } from './image-optimised';
import { reasonOf, warnOnce } from '@/lib/log';
import { checkTarget, publicLookup } from '@/lib/http/private-address';
import { singleton } from '@/lib/singleton';

const TIMEOUT_MS = 4_000;
const LARGEST = 10_000_000;

const publicOnly = () =>
  singleton('pictures.agent', () => new Agent({ connect: { timeout: TIMEOUT_MS, lookup: publicLookup() } }));

const fromDisk = (link: string): Promise<Buffer> => {
  const folder = path.join(process.cwd(), 'public', 'assets');
  const file = path.join(process.cwd(), 'public', decodeURIComponent(link));
  return file.startsWith(folder + path.sep)
    ? readFile(file)
    : Promise.reject(new Error('is not a file of the deployment'));
};

const fromHost = async (link: string): Promise<Buffer> => {
  const url = new URL(link);
  const isFree = allowLocalPictures();
  if (!isFree) checkTarget(url, new Set());
  const { statusCode, body } = await request(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isFree && { dispatcher: publicOnly() }),
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`is larger than ${LARGEST} bytes`);
    chunks.push(chunk);
  }
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  return Buffer.concat(chunks);
};

/**
 * A picture of a record: a file of this deployment, or from a host of IMAGE_HOSTS, at a public address, within 4 seconds and
 * 10 MB. Null, and one line in the log, for any other.
 */
export const readPicture = async (link: string): Promise<Buffer | null> => {
  if (!isOptimised(link)) return null;
  return (link.startsWith('/') ? fromDisk(link) : fromHost(link)).catch((error: unknown) => {
    warnOnce('picture.not-read', { picture: link, reason: reasonOf(error) });
    return null;
  });
};
