import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a stand-in, with its whole body. */
export type Asked = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string };

/** Stands in for a service that the site calls, on the same port after each `start`. */
export abstract class StandInServer {
  private readonly server = http.createServer((request, response) => void this.read(request, response));
  port = 0;

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Refuses connections until `start`. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  protected abstract answer(asked: Asked, response: http.ServerResponse): void | Promise<void>;

  private async read(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = request;
    await this.answer({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') }, response);
  }
}

export type ReceivedLead = {
  key: string;
  signature: string | undefined;
  body: { fields: { name: string; value: string }[] };
  taken: boolean;
};

/** A receiver of leads for linkPostEmail, whose `mode` a test sets. */
export class LeadReceiver extends StandInServer {
  mode: 'ok' | 'slow' | 'failing' = 'ok';
  readonly received: ReceivedLead[] = [];

  /** The leads that were answered with 2xx, in order, repeated ones too. */
  get taken(): ReceivedLead[] {
    return this.received.filter(({ taken }) => taken);
  }

  protected async answer({ headers, body }: Asked, response: ServerResponse): Promise<void> {
    const { mode } = this;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    this.received.push({
      key: String(headers['idempotency-key']),
      signature: headers['mainstreet-signature'] as string | undefined,
      body: JSON.parse(body) as ReceivedLead['body'],
      taken: mode !== 'failing',
    });
    response.writeHead(mode === 'failing' ? 500 : 200).end();
  }
}

/** Stands in for Turnstile's verification: the token 'good' passes. What else it says: turnstile.test.ts. */
export class TurnstileService extends StandInServer {
  readonly asked: { secret: string; response: string; idempotency_key: string }[] = [];

  get url(): string {
    return `http://${this.address}/turnstile/v0/siteverify`;
  }

  protected answer({ body }: Asked, response: ServerResponse): void {
    const asked = JSON.parse(body) as TurnstileService['asked'][number];
    this.asked.push(asked);
    const success = asked.response === 'good';
    const answer = { success, 'error-codes': success ? [] : ['invalid-input-response'] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}

/** Replaces Turnstile's script: puts a token into the form. */
export const widgetScript = (token: string) => `window.turnstile = {
  render(box, options) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = 'cf-turnstile-response';
    input.value = ${JSON.stringify(token)};
    box.append(input);
    box.dataset.options = JSON.stringify(options);
    return 'widget-1';
  },
  reset() {}, remove() {},
};`;
