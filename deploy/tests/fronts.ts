import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { end, startProgram, untilReady, type Running } from '../../e2e/support/processes';
import { freePort } from '../../test/free-port.mjs';

export const shipped = (file: string): string => path.join(import.meta.dirname, '..', file);

/** Replaces texts of a shipped file. @throws Error when one of them is not in it */
export const changed = (file: string, changes: Record<string, string>): string =>
  Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(shipped(file), 'utf8'),
  );

/** @throws Error when a program of Debian's packages is missing */
export const check = (program: string, args: string[], env: Record<string, string> = {}) => {
  const { error, status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (error) throw new Error(`${program} is not installed (Debian: apt-get install varnish caddy nginx).`);
  return { status, stderr };
};

const accepts = (port: number): Promise<true | null> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(null));
    socket.on('connect', () => socket.destroy());
  });

/** A program with a folder of its own, which ends with `stop`. */
export class Front {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-front-'));
  private running: Running | null = null;

  /** Whether the started process still runs: a daemon leaves it and goes to the background. */
  get isRunning(): boolean {
    return this.running !== null && this.running.child.exitCode === null;
  }

  write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  /** Waits until it accepts connections on `port`. */
  async start(
    program: string,
    args: string[],
    port: number,
    env: Record<string, string> = {},
  ): Promise<void> {
    this.running = startProgram(program, args, { env: { ...process.env, ...env } });
    await untilReady(this.running, program, () => accepts(port));
  }

  async stop(): Promise<void> {
    if (this.running) await end(this.running);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * The shipped Caddyfile on free ports, with certificates of Caddy's own: nobody outside is asked.
 * @param isPlain also answers at a port without TLS, as it does at the one with TLS
 */
export const startCaddy = async (
  front: Front,
  env: Record<string, string>,
  { isPlain = false }: { isPlain?: boolean } = {},
) => {
  const [http, secure, plain] = [await freePort(), await freePort(), await freePort()];
  const own = `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${secure}`;
  const file = front.write(
    'Caddyfile',
    changed('caddy/Caddyfile', {
      '\ton_demand_tls {': `\t${own}\n\tstorage file_system ${front.folder}\n\ton_demand_tls {`,
    }) + (isPlain ? `\nhttp://:${plain} {\n\tencode zstd gzip\n\timport mainstreet\n}\n` : ''),
  );
  await front.start('caddy', ['run', '--config', file], secure, env);
  return { http, secure, plain };
};

/** The shipped configuration inside of a whole one, on another port, in front of the port `behind`. */
export const nginxConfiguration = (front: Front, port: number, behind: number): string => {
  const site = changed('nginx/mainstreet.conf', {
    'listen 80': `listen 127.0.0.1:${port}`,
    'server 127.0.0.1:6081': `server 127.0.0.1:${behind}`,
  });
  front.write('mainstreet.conf', site);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return front.write(
    'nginx.conf',
    `${user}daemon off;\npid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n\taccess_log off;\n\tinclude mainstreet.conf;\n}\n`,
  );
};
