import type { TestInfo } from '@playwright/test';
import { SiteServer } from './site-server';

/** The servers that one worker's tests start. Each ends with its test or file. */
export class Servers {
  private ofTest: SiteServer[] = [];
  private readonly ofFile = new Map<string, SiteServer[]>();
  private file = '';
  /** Servers started while no test runs belong to a beforeAll hook. */
  private isInTest = false;
  private ofHook: SiteServer[] = [];

  async start(env: Record<string, string>, args: string[] = []): Promise<SiteServer> {
    const server = await SiteServer.start(env, args);
    (this.isInTest ? this.ofTest : this.ofHook).push(server);
    return server;
  }

  /** Called before each test: ends the servers of test files that have finished. */
  async begin({ file }: TestInfo): Promise<void> {
    this.isInTest = true;
    this.file = file;
    this.ofFile.set(file, [...(this.ofFile.get(file) ?? []), ...this.ofHook.splice(0)]);
    const over = [...this.ofFile].filter(([other]) => other !== this.file);
    for (const [other] of over) this.ofFile.delete(other);
    await disposeAll(over.flatMap(([, servers]) => servers));
  }

  async endTest(): Promise<void> {
    this.isInTest = false;
    await disposeAll(this.ofTest.splice(0));
  }

  async endAll(): Promise<void> {
    await disposeAll([...this.ofTest, ...this.ofHook, ...[...this.ofFile.values()].flat()]);
  }
}

const disposeAll = (servers: readonly SiteServer[]) => Promise.all(servers.map((server) => server.dispose()));
