import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { end, freePort, startNode, untilReady, type Running } from '../../e2e/support/processes';
import { needBuild, root } from '../../e2e/support/site-server';

/** A Node process as on a machine of its own: it shares no file with the others, not even the pages that Next keeps. */
export class Instance {
  private running: Running | null = null;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-instance-'));
  port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get log(): string {
    return this.running?.output() ?? '';
  }

  async start(env: Record<string, string>): Promise<void> {
    needBuild();
    this.port ||= await freePort();
    cpSync(path.join(root, '.next'), path.join(this.folder, '.next'), {
      recursive: true,
      filter: (file) => !file.includes(`${path.sep}.next${path.sep}cache`),
    });
    for (const name of ['node_modules', 'package.json', 'next.config.mjs', 'lib', 'content', 'public'])
      symlinkSync(path.join(root, name), path.join(this.folder, name));
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

  async dispose(): Promise<void> {
    if (this.running) await end(this.running);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
