import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/free-port.mjs';
import { needBuild, root, SiteServer } from '../../e2e/support/site-server';

/**
 * A Node process as on a machine of its own: it shares no file with the others, not even the pages that Next
 * keeps.
 */
export class Instance extends SiteServer {
  /** Where its build is. */
  readonly build: string;

  constructor() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-instance-'));
    super(0, path.join(folder, 'data'), {}, [], folder);
    this.build = path.join(folder, '.next');
  }

  /** Chooses its port, so that a cache in front can look for it before it runs. */
  async reserve(): Promise<void> {
    this.port ||= await freePort();
  }

  /** Puts a build into its folder; another one replaces it. */
  install(change: (folder: string) => void = () => {}): void {
    needBuild();
    const { build, folder } = this;
    rmSync(build, { recursive: true, force: true });
    cpSync(path.join(root, '.next'), build, {
      recursive: true,
      filter: (file) => !file.startsWith(path.join(root, '.next', 'cache')),
    });
    change(build);
    for (const name of ['node_modules', 'package.json', 'next.config.mjs', 'lib', 'content', 'public'])
      if (!existsSync(path.join(folder, name))) symlinkSync(path.join(root, name), path.join(folder, name));
  }

  /** Starts the process, with its folders as it left them when it has run before. */
  async start(env: Record<string, string>): Promise<void> {
    await this.reserve();
    if (!existsSync(this.build)) this.install();
    await this.resume({ env });
  }

  override async dispose(): Promise<void> {
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
