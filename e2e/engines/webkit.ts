import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProgram, untilReady, type Running } from '../support/processes';
import { freePort } from '../../test/free-port.mjs';
import { collector, keys, shownElement, type Engine, type Tab } from './tab';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK through its WebDriver, in a window of its own (webkit-window.py) on a virtual screen. */
export class WebKit implements Engine {
  readonly name = 'WebKit';
  private folder = '';
  private readonly started: Running[] = [];
  private driver = '';
  private session = '';

  private start(program: string, args: string[], env: Record<string, string> = {}): Running {
    // A group of its own: `dbus-run-session` ends without its children.
    const running = startProgram(program, args, { env: { ...process.env, ...env }, detached: true });
    this.started.unshift(running);
    return running;
  }

  private readonly endAll = (): void => {
    for (const { child } of this.started.splice(0))
      try {
        process.kill(-(child.pid as number));
      } catch {} // Nobody of the group is left.
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
  };

  private async ask<T>(method: string, command: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.driver}/session${command}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  }

  private async launch(width: number, height: number): Promise<Running> {
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-webkit-'));
    process.once('exit', this.endAll);
    const file = (name: string) => path.join(this.folder, name);
    writeFileSync(file('collector.js'), collector);
    const screen = this.start('Xvfb', '-displayfd 1 -screen 0 1600x1200x24 -nolisten tcp'.split(' '));
    const display = await untilReady(screen, 'Xvfb', () => /^\d+$/m.exec(screen.output())?.[0] ?? null);
    const port = await freePort();
    const driver = this.start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
      DISPLAY: `:${display}`,
      RUN_FIRST: file('collector.js'),
      PRINT_TO: file('printed.pdf'),
      WINDOW_ID: file('window.pid'),
      NO_AT_BRIDGE: '1',
    });
    this.driver = `http://127.0.0.1:${port}`;
    await untilReady(driver, 'WebKitWebDriver', () =>
      fetch(`${this.driver}/status`).then(
        () => true,
        () => null,
      ),
    );
    const binary = path.join(import.meta.dirname, 'webkit-window.py');
    const { sessionId } = await this.ask<{ sessionId: string }>('POST', '', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [`${width}x${height}`] } } },
    });
    this.session = `/${sessionId}`;
    return driver;
  }

  async open(width: number, height: number): Promise<Tab> {
    const driver = await this.launch(width, height);
    const post = <T>(command: string, body: object = {}) => this.ask<T>('POST', this.session + command, body);
    const run = async <T>(body: string): Promise<T> => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await post<{ value: T; error?: string }>('/execute/async', {
        script,
        args: [],
      });
      if (error) throw new Error(error);
      return value;
    };
    const element = async (selector: string): Promise<string> => {
      const script = `const found = ${shownElement(selector)};
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found ?? null;`;
      const found = await post<Record<string, string> | null>('/execute/sync', { script, args: [] });
      if (!found?.[ELEMENT]) throw new Error(`Nothing is shown at ${selector}`);
      return found[ELEMENT];
    };
    const act = (type: string, actions: object[]) =>
      post('/actions', { actions: [{ type, id: type, actions }] });
    const folder = this.folder;
    return {
      goto: (url) => post('/url', { url }),
      back: () => post('/back'),
      run,
      click: async (selector) => post(`/element/${await element(selector)}/click`),
      hover: async (selector) => {
        const origin = { [ELEMENT]: await element(selector) };
        await act('pointer', [{ type: 'pointerMove', x: 0, y: 0, origin, duration: 0 }]);
      },
      type: async (selector, text) => post(`/element/${await element(selector)}/value`, { text }),
      press: async (key) => {
        const value = keys[key] ?? key;
        await act('key', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      },
      print: async () => {
        const before = driver.output().length;
        process.kill(Number(readFileSync(path.join(folder, 'window.pid'), 'utf8')), 'SIGUSR1');
        await untilReady(
          driver,
          'The print',
          () => driver.output().slice(before).includes('PRINTED') || null,
        );
        return readFileSync(path.join(folder, 'printed.pdf'));
      },
      screenshot: async () =>
        Buffer.from(await this.ask<string>('GET', `${this.session}/screenshot`), 'base64'),
    };
  }

  async close(): Promise<void> {
    await this.ask('DELETE', this.session).catch(() => {});
    const running = this.started.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    const gone = running.map(({ child }) => once(child, 'exit'));
    this.endAll();
    await Promise.all(gone);
  }
}
