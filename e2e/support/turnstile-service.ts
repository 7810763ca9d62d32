import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands where Turnstile verifies tokens, and answers in its documented shapes: 'good' is a token that passes, once for each lead. */
export class TurnstileService {
  readonly asked: { secret: string; response: string; idempotency_key: string }[] = [];
  private readonly server = http.createServer((request, response) => void this.answer(request, response));

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/turnstile/v0/siteverify`;
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as TurnstileService['asked'][number];
    this.asked.push(asked);
    const passed = asked.response === 'good';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(passed
      ? { success: true, 'error-codes': [], challenge_ts: new Date().toISOString(), hostname: 'localhost', action: 'estimate', cdata: '' }
      : { success: false, 'error-codes': ['invalid-input-response'] }));
  }
}

/** What stands at the address of Turnstile's script in a browser: puts a token into the form, as the real one does. */
export const widgetScript = (token: string) => `window.turnstile = {
  render(box, options) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response', value: ${JSON.stringify(token)} });
    box.append(input);
    box.dataset.options = JSON.stringify(options);
    return 'widget-1';
  },
  reset() {}, remove() {},
};`;
