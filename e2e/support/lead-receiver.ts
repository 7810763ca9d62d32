import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedLead = { key: string; signature: string | undefined; body: { to: string | null; fields: { name: string; label: string; value: string }[]; page: string | null; campaign: Record<string, string> }; taken: boolean };

/** Stands where a record's linkPostEmail points: takes leads, slowly or not at all, as it is told. */
export class LeadReceiver {
  mode: 'ok' | 'slow' | 'failing' | 'held' = 'ok';
  readonly received: ReceivedLead[] = [];
  private readonly server = http.createServer((request, response) => void this.answer(request, response));
  private port = 0;
  private readonly held: (() => void)[] = [];

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** From now on connections are refused, until `start`. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  /** How many leads have come that wait for their answer: those of mode 'held', until `release`. */
  get waiting(): number {
    return this.held.length;
  }

  release(): void {
    for (const goOn of this.held.splice(0)) goOn();
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** The leads that were taken, in the order in which they came, each as often as it did. */
  get taken(): ReceivedLead[] {
    return this.received.filter(({ taken }) => taken);
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { mode } = this;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    if (mode === 'held') await new Promise<void>((resolve) => { this.held.push(resolve); });
    this.received.push({ key: String(request.headers['idempotency-key']), signature: request.headers['mainstreet-signature'] as string | undefined, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReceivedLead['body'], taken: mode !== 'failing' });
    response.writeHead(mode === 'failing' ? 500 : 200).end();
  }
}
