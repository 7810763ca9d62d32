import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { end, startNode, untilReady, type Running } from '../../e2e/support/processes';
import { freePort } from '../../test/free-port.mjs';
import { needBuild, root } from '../../e2e/support/site-server';

/**
 * A Node process as on a machine of its own: it shares no file with the others, not even the pages that Next
 * keeps.
 */
export class Instance {
  private running: Running | null = null;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-instance-'));
  port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where its build is. */
  get build(): string {
    return path.join(this.folder, '.next');
  }

  /** The process's log lines of an event. */
  logged(event: string): string[] {
    return (this.running?.output() ?? '').split('\n').filter((line) => line.includes(event));
  }

  /** Chooses its port, so that a cache in front can look for it before it runs. */
  async reserve(): Promise<void> {
    this.port ||= await freePort();
  }

  /** Puts a build into its folder; another one replaces it. */
  install(change: (folder: string) => void = () => {}): void {
    needBuild();
    const { build } = this;
    rmSync(build, { recursive: true, force: true });
    cpSync(path.join(root, '.next'), build, {
      recursive: true,
      filter: (file) => !file.startsWith(path.join(root, '.next', 'cache')),
    });
    change(build);
    for (const name of ['node_modules', 'package.json', 'next.config.mjs', 'lib', 'content', 'public'])
      if (!existsSync(path.join(this.folder, name)))
        symlinkSync(path.join(root, name), path.join(this.folder, name));
  }

  /** Starts the process, with its folders as it left them when it has run before. */
  async start(env: Record<string, string>): Promise<void> {
    await this.reserve();
    if (!existsSync(this.build)) this.install();
    this.running = startNode(
      [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(this.port)],
      this.folder,
      { PORT: String(this.port), DATA_DIR: path.join(this.folder, 'data'), ...env },
    );
    await untilReady(this.running, 'An instance', () =>
      fetch(`${this.origin}/api/health`).then(
        ({ ok }) => (ok ? true : null),
        () => null,
      ),
    );
  }

  /** As a crash: it cannot tidy up. */
  async kill(): Promise<void> {
    if (!this.running) return;
    const gone = once(this.running.child, 'exit');
    this.running.child.kill('SIGKILL');
    await gone;
  }

  /** As a service manager ends it. */
  async halt(): Promise<void> {
    if (this.running) await end(this.running);
  }

  async dispose(): Promise<void> {
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
