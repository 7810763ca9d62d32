import { test } from '@playwright/test';
import { SiteServer } from './site-server';

/** The servers that one worker's tests, and the hooks of their files, start. */
export class Servers {
  private running: { server: SiteServer; file: string }[] = [];

  async start(env: Record<string, string>, args: string[] = []): Promise<SiteServer> {
    const server = await SiteServer.start(env, args);
    this.running.push({ server, file: test.info().file });
    return server;
  }

  /** Ends the servers of all files but one. */
  async endOthers(kept: string | null): Promise<void> {
    const others = this.running.filter(({ file }) => file !== kept);
    this.running = this.running.filter(({ file }) => file === kept);
    await Promise.all(others.map(({ server }) => server.dispose()));
  }
}
