import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { end, startProgram, untilReady, type Running } from '../../e2e/support/processes';
import { ask, type RawAnswer } from '../../e2e/support/raw-request';
import { freePort } from '../../test/free-port.mjs';

const folderOf = path.join(import.meta.dirname, '../varnish');
const shipped = path.join(folderOf, 'default.vcl');

/** The configuration that is shipped, in front of another port. */
const forOne = (port: number) =>
  readFileSync(shipped, 'utf8').replaceAll('.port = "3000"', `.port = "${port}"`);

/** two-instances.vcl as it is shipped, with a line for each process where it has one for each of two. */
const forSeveral = (ports: readonly number[]) =>
  readFileSync(path.join(folderOf, 'two-instances.vcl'), 'utf8')
    .replace('/etc/varnish/default.vcl', shipped)
    .split('\n')
    .flatMap((line) => {
      if (/site-?2/.test(line)) return [];
      if (!/site-?1/.test(line)) return [line];
      return ports.map((port, index) =>
        line
          .replace('"site-1"', '"127.0.0.1"')
          .replace('"3000"', `"${port}"`)
          .replace('site1', `site${index + 1}`),
      );
    })
    .join('\n');

/** @throws Error when Varnish or its modules are missing */
const needVarnish = (): void => {
  if (spawnSync('varnishd', ['-V']).error)
    throw new Error('Varnish is not installed (Debian: apt-get install varnish varnish-modules).');
};

/** As in the shipped unit, but small. */
export const stores = ['-s', 'pages=malloc,32m', '-s', 'files=malloc,32m'];

/** A Varnish of the tests' own, on a free port and with a folder of its own. */
export class Varnish {
  private running: Running | null = null;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-varnish-'));
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A free port for a Varnish that is started later: servers are told its address first. */
  async reserve(): Promise<string> {
    this.port ||= await freePort();
    return this.url;
  }

  /**
   * Starts it in front of the processes on these ports, with the configuration as it is shipped or changed by
   * `change`.
   */
  async start(ports: readonly number[], change = (vcl: string) => vcl): Promise<void> {
    needVarnish();
    await this.reserve();
    const file = path.join(this.folder, 'test.vcl');
    writeFileSync(file, change(ports.length === 1 ? forOne(ports[0] ?? 0) : forSeveral(ports)));
    const args = ['-F', '-a', `127.0.0.1:${this.port}`, '-f', file, '-n', path.join(this.folder, 'work')];
    // Inside a container without privileges Varnish cannot change its user: it need not.
    this.running = startProgram('varnishd', ['-j', 'none', ...args, ...stores, '-T', 'none']);
    await untilReady(this.running, 'Varnish', () =>
      fetch(`${this.url}/api/health`).then(
        ({ ok }) => (ok ? true : null),
        () => null,
      ),
    );
  }

  /** How many objects it keeps: answers, with each of their variants. */
  objects(): number {
    const args = ['-n', path.join(this.folder, 'work'), '-1', '-f', 'MAIN.n_object'];
    const { stdout } = spawnSync('varnishstat', args, { encoding: 'utf8' });
    return Number(/MAIN\.n_object\s+(\d+)/.exec(stdout)?.[1] ?? Number.NaN);
  }

  /** Makes every copy with this key stale: the next request gets it and fetches another behind it. */
  purge(key: string): Promise<RawAnswer> {
    return ask(this.url, { method: 'PURGE', headers: { 'surrogate-key': key } });
  }

  async stop(): Promise<void> {
    if (this.running) await end(this.running);
    this.running = null;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
