import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { end, freePort, untilReady, type Running } from '../../e2e/support/processes';

const shipped = path.join(import.meta.dirname, '../varnish/default.vcl');

/** The configuration that is shipped, in front of another port. */
const forOne = (port: number) => readFileSync(shipped, 'utf8').replace('.port = "3000"', `.port = "${port}"`);

/** As two-instances.vcl, for any number of processes on this machine. */
const forSeveral = (ports: readonly number[]) => {
  const each = (line: (port: number) => string) => ports.map(line).join('\n');
  return `vcl 4.1;
import directors;
probe ready { .url = "/api/ready"; .interval = 500ms; .timeout = 3s; .window = 3; .threshold = 2; .initial = 1; }
probe alive { .url = "/api/health"; .interval = 500ms; .timeout = 3s; .window = 3; .threshold = 2; .initial = 1; }
${each((port) => `backend site${port} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; }`)}
${each((port) => `backend unready${port} { .host = "127.0.0.1"; .port = "${port}"; .probe = alive; }`)}
sub vcl_init {
  new sites = directors.round_robin();
  new unready = directors.round_robin();
  new any = directors.fallback();
${each((port) => `  sites.add_backend(site${port}); unready.add_backend(unready${port});`)}
  any.add_backend(sites.backend());
  any.add_backend(unready.backend());
}
sub vcl_recv { set req.backend_hint = any.backend(); }
include "${shipped}";
`;
};

/** @throws Error when Varnish or its modules are missing */
const needVarnish = (): void => {
  if (spawnSync('varnishd', ['-V']).error)
    throw new Error('Varnish is not installed (Debian: apt-get install varnish varnish-modules).');
};

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
    const child = spawn('varnishd', ['-j', 'none', ...args, '-s', 'malloc,64m', '-T', 'none'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString('utf8');
      });
    this.running = { child, output: () => written };
    await untilReady(this.running, 'Varnish', () =>
      fetch(`${this.url}/api/health`).then(
        ({ ok }) => (ok ? true : null),
        () => null,
      ),
    );
  }

  /** How many objects it keeps: answers, with each of their variants. */
  objects(): number {
    const { stdout } = spawnSync(
      'varnishstat',
      ['-n', path.join(this.folder, 'work'), '-1', '-f', 'MAIN.n_object'],
      {
        encoding: 'utf8',
      },
    );
    return Number(/MAIN\.n_object\s+(\d+)/.exec(stdout)?.[1] ?? Number.NaN);
  }

  async stop(): Promise<void> {
    if (this.running) await end(this.running);
    this.running = null;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
