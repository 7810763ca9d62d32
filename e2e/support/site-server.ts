import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { end, startNode, untilReady, type Running } from './processes';
import { freePort } from '../../test/free-port.mjs';

export const root = path.join(import.meta.dirname, '../..');

/** @throws Error with what to do, without a production build. */
export const needBuild = (): void => {
  if (!existsSync(path.join(root, '.next/BUILD_ID')))
    throw new Error('There is no production build: .next/BUILD_ID is missing. Run `npm run build` first.');
};

/** No test calls the real weather service or geocoder. */
const withoutPublicServices = { WEATHER_API_URL: 'off', GEOCODER_API_URL: 'off' };
/** page-speed.spec.ts measures every view. */
const withoutChance = { SPEED_SHARE: '0' };
const HEALTH_TOKEN = 'a-token-for-details-of-health';

export type SiteAddress = { port: number; origin: string };

export const addressAt = (port: number): SiteAddress => ({ port, origin: `http://localhost:${port}` });

const logFileOf = (dataDir: string) => `${dataDir}.log`;

export class RunningServer {
  constructor(
    public port: number,
    readonly dataDir: string,
  ) {}

  get origin(): string {
    return addressAt(this.port).origin;
  }

  /** The address of the same server under another host name. */
  originOf(host: string): string {
    return `http://${host}:${this.port}`;
  }

  /** Everything that the server has written on standard output and standard error. */
  get log(): string {
    return readFileSync(logFileOf(this.dataDir), 'utf8');
  }

  logLines(pattern: RegExp): string[] {
    return this.log.split('\n').filter((line) => pattern.test(line));
  }
}

/** `next start` with an environment of its own, and a data folder that outlives a restart. */
export class SiteServer extends RunningServer {
  private running: Running | null = null;

  /** @param folder where the build is */
  protected constructor(
    port: number,
    dataDir: string,
    private readonly env: Record<string, string> = {},
    private readonly args: string[] = [],
    protected readonly folder = root,
  ) {
    super(port, dataDir);
  }

  /** Starts a server on a free port and waits until it answers. */
  static async start(env: Record<string, string>, args: string[] = []): Promise<SiteServer> {
    needBuild();
    const port = await freePort();
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mainstreet-e2e-'));
    const server = new SiteServer(port, dataDir, env, args);
    await server.resume();
    return server;
  }

  /** The process, to send signals to. @throws Error when it does not run */
  get process() {
    if (!this.running) throw new Error('The server does not run.');
    return this.running.child;
  }

  /** Starts the process, after `halt` with the same data folder. */
  async resume({ env = this.env } = {}): Promise<void> {
    const own = { PORT: String(this.port), DATA_DIR: this.dataDir, HEALTH_TOKEN };
    const running = startNode(
      [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(this.port), ...this.args],
      this.folder,
      { ...own, ...withoutPublicServices, ...withoutChance, ...env },
      logFileOf(this.dataDir),
    );
    this.running = running;
    await untilReady(running, '`next start`', () =>
      fetch(`http://127.0.0.1:${this.port}/api/health`).then(
        (answer) => (answer.ok ? true : null),
        () => null,
      ),
    );
  }

  private withToken(path: string): Promise<Response> {
    return fetch(this.origin + path, { headers: { authorization: `Bearer ${HEALTH_TOKEN}` } });
  }

  /** /api/health with its token. */
  async health(): Promise<unknown> {
    return (await this.withToken('/api/health')).json();
  }

  async metrics(): Promise<string> {
    return (await this.withToken('/api/metrics')).text();
  }

  async halt(): Promise<void> {
    if (!this.running) return;
    await end(this.running);
    this.running = null;
  }

  /** Ends the process at once, as a crash or a power cut does: it cannot tidy up. */
  async kill(): Promise<void> {
    if (!this.running) return;
    const { child } = this.running;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    this.running = null;
  }

  /** Ends the process at once and removes its data. */
  async dispose(): Promise<void> {
    await this.kill();
    for (const made of [this.dataDir, logFileOf(this.dataDir)])
      await rm(made, { recursive: true, force: true });
  }
}
