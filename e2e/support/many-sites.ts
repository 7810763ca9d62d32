import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ContentServer } from './content-server-process';
import { rawRequest } from './raw-request';
import { freshId, type WireReview } from './embedded-records';
import type { SiteServer } from './site-server';

export type Content = {
  /** With its site's id as `docId`, where it has one. */
  record: unknown;
  reviews?: readonly WireReview[] | unknown;
};

/** Sites that one server shows: a host name for each. */
export type Sites = {
  server: SiteServer;
  idOf: (name: string) => string;
  hostOf: (name: string) => string;
  urlOf: (name: string, path?: string) => string;
  /** The server's SITES_FILE. */
  file: string;
};

const UNKNOWN_HOST = 421;

const withDocId = (record: unknown, docId: string): unknown =>
  typeof record === 'object' && record && 'docId' in record ? { ...record, docId } : record;

/** One server and its SITES_FILE, to which sites are added: the server reads it again when it has changed. */
export class ManySites {
  private server: Promise<SiteServer> | null = null;
  private folder = '';
  private readonly hosts: Record<string, string> = {};

  constructor(private readonly content: ContentServer) {}

  /**
   * Registers contents with the content server and waits until their hosts are known.
   * @param start starts the server, the first time
   */
  async add(
    contents: Record<string, Content>,
    start: (sitesFile: string) => Promise<SiteServer>,
  ): Promise<Sites> {
    const ids = new Map(Object.keys(contents).map((name) => [name, freshId(`pageid-${name}`)]));
    const idOf = (name: string) => {
      const id = ids.get(name);
      if (!id) throw new Error(`No site named ${name}`);
      return id;
    };
    // Short: a label of a host name has 63 characters at most.
    const number = Object.keys(this.hosts).length;
    const hostOf = (name: string) => (number === 0 ? `${name}.test` : `${name}.${number}.test`);
    for (const [name, { record, reviews }] of Object.entries(contents)) {
      await this.content.putRecord(idOf(name), withDocId(record, idOf(name)));
      await this.content.putReviews(idOf(name), reviews ?? []);
      this.hosts[hostOf(name)] = idOf(name);
    }
    this.folder ||= await mkdtemp(path.join(os.tmpdir(), 'mainstreet-sites-'));
    const file = path.join(this.folder, 'sites.json');
    await writeFile(`${file}.new`, JSON.stringify(this.hosts));
    await rename(`${file}.new`, file);
    const isNew = this.server === null;
    this.server ??= start(file);
    const server = await this.server;
    const [last = ''] = Object.keys(contents).slice(-1);
    if (!isNew) await untilKnown(server.port, hostOf(last));
    return { server, file, idOf, hostOf, urlOf: (name, at = '/') => server.originOf(hostOf(name)) + at };
  }

  async dispose(): Promise<void> {
    await (await this.server)?.dispose();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}

/** The server looks at its SITES_FILE about once a second. */
const untilKnown = async (port: number, host: string): Promise<void> => {
  const deadline = Date.now() + 20_000;
  while ((await rawRequest(port, { path: '/robots.txt', host, method: 'HEAD' })).status === UNKNOWN_HOST) {
    if (Date.now() > deadline) throw new Error(`The server does not read its SITES_FILE: ${host} is unknown`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
