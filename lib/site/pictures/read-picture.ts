import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Agent, request } from 'undici';
import { allowLocalPictures } from './image-hosts.mjs';
import { isOptimised } from './image-optimised';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { checkTarget, publicLookup } from '@/lib/platform/http/private-address';
import { singleton } from '@/lib/platform/singleton';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 10_000_000;

/** Connects to public addresses only, unless `local`. */
const agent = (local: boolean) =>
  singleton(
    `pictures.agent.${local ? 'local' : 'public'}`,
    () =>
      new Agent({
        maxResponseSize: MAX_BYTES,
        connect: { timeout: TIMEOUT_MS, ...(!local && { lookup: publicLookup() }) },
      }),
  );

const fromDisk = (link: string): Promise<Buffer> => {
  const folder = path.join(process.cwd(), 'public', 'assets');
  const file = path.join(process.cwd(), 'public', decodeURIComponent(link));
  return file.startsWith(folder + path.sep)
    ? readFile(file)
    : Promise.reject(new Error('is not a file of the deployment'));
};

const fromHost = async (link: string): Promise<Buffer> => {
  const url = new URL(link);
  const local = allowLocalPictures();
  if (!local) checkTarget(url, new Set());
  const { statusCode, body } = await request(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    dispatcher: agent(local),
  });
  if (statusCode === 200) return Buffer.from(await body.arrayBuffer());
  await body.dump();
  throw new Error(`status ${statusCode}`);
};

/** A picture of this deployment or IMAGE_HOSTS, within 4 seconds and 10 MB; else null, and a log line. */
export const readPicture = async (link: string): Promise<Buffer | null> => {
  if (!isOptimised(link)) return null;
  return (link.startsWith('/') ? fromDisk(link) : fromHost(link)).catch((error: unknown) => {
    warnOnce('picture.not-read', { picture: link, reason: reasonOf(error) });
    return null;
  });
};
