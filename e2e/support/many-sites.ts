import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentServer } from './content-server';
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request';
import { freshId, type WireReview } from './embedded-records';
import type { RunningServer } from './site-server';

export type Content = {
  /** Its `docId` is replaced by the site's id. */
  record: unknown;
  reviews?: readonly WireReview[] | unknown;
};

/** Sites that one server shows: a host name for each. */
export type Sites<Server extends RunningServer = RunningServer> = {
  server: Server;
  /** The content server that has their records. */
  content: ContentServer;
  idOf: (name: string) => string;
  hostOf: (name: string) => string;
  urlOf: (name: string, path?: string) => string;
  /** Sends a request to a site's host, or a GET of a path. */
  ask: (name: string, request: string | RawRequest) => Promise<RawAnswer>;
  /** Replaces a site's record, which shows after REVALIDATE_SECONDS or `revalidate`. */
  put: (name: string, record: object) => Promise<void>;
  /** @throws Error unless the server answers 200 */
  revalidate: (name: string) => Promise<void>;
  /** The server's SITES_FILE. */
  file: string;
};

/** REVALIDATE_TOKEN of the servers of many sites. */
export const TOKEN = 'a-token-for-the-browser-tests';
const UNKNOWN_HOST = 421;

const withDocId = (record: unknown, docId: string): unknown =>
  typeof record === 'object' && record && 'docId' in record ? { ...record, docId } : record;

export const newSitesFile = async (): Promise<string> =>
  join(await mkdtemp(join(os.tmpdir(), 'mainstreet-sites-')), 'sites.json');

export const removeSitesFile = (file: string): Promise<void> =>
  rm(dirname(file), { recursive: true, force: true });

/**
 * Registers contents with a content server, and their hosts in a SITES_FILE.
 * @param suffix makes host names differ from those of sites with the same names
 * @returns ids by name
 */
export const registerSites = async (
  contents: Record<string, Content>,
  content: ContentServer,
  file: string,
  suffix = '',
): Promise<Record<string, string>> => {
  const ids = Object.fromEntries(Object.keys(contents).map((name) => [name, freshId(`pageid-${name}`)]));
  const hosts: Record<string, string> = {};
  for (const [name, { record, reviews }] of Object.entries(contents)) {
    const id = ids[name] ?? '';
    await content.putRecord(id, withDocId(record, id));
    await content.putReviews(id, reviews ?? []);
    hosts[`${name}${suffix}.test`] = id;
  }
  await content.putHosts(file, hosts);
  return ids;
};

export const sitesOn = <Server extends RunningServer>(
  server: Server,
  {
    ids,
    content,
    file,
    suffix = '',
  }: { ids: Record<string, string>; content: ContentServer; file: string; suffix?: string },
): Sites<Server> => {
  const hostOf = (name: string) => `${name}${suffix}.test`;
  const idOf = (name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`No site named ${name}`);
    return id;
  };
  return {
    server,
    content,
    file,
    idOf,
    hostOf,
    urlOf: (name, path = '/') => server.originOf(hostOf(name)) + path,
    ask: (name, request) =>
      rawRequest(server.port, {
        host: hostOf(name),
        ...(typeof request === 'string' ? { path: request } : request),
      }),
    put: (name, record) => content.putRecord(idOf(name), { ...record, docId: idOf(name) }),
    revalidate: async (name) => {
      const { status } = await rawRequest(server.port, {
        method: 'POST',
        path: '/api/revalidate',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ site: idOf(name) }),
      });
      if (status !== 200) throw new Error(`The server does not revalidate ${name}: status ${status}`);
    },
  };
};

/** Waits until a server has read its SITES_FILE again, which takes about a second. */
export const untilKnown = async (port: number, host: string): Promise<void> => {
  const deadline = Date.now() + 20_000;
  while ((await rawRequest(port, { path: '/robots.txt', host, method: 'HEAD' })).status === UNKNOWN_HOST) {
    if (Date.now() > deadline) throw new Error(`The server does not read its SITES_FILE: ${host} is unknown`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
