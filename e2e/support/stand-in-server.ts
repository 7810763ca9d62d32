import { once } from 'node:events';
import http from 'node:http';
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
