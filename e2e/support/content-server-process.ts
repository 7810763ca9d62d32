import path from 'node:path';
import { end, startNode, untilReady, type Running } from './processes';

export type Mode = 'ok' | 'hang' | '500' | 'html' | 'truncated' | '404' | 'reset';

/** The content server's process (content-server.mjs) and its controls. */
export class ContentServer {
  private running: Running | null = null;
  port = 0;
  /** Every control request so far, repeated to a restarted process. */
  private readonly controls = new Map<string, string>();

  /** Controls a process that was started elsewhere. */
  static at(port: number): ContentServer {
    const content = new ContentServer();
    content.port = port;
    return content;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process, again on the same port. */
  async start(): Promise<void> {
    const running = startNode(
      [path.join(import.meta.dirname, '../content-server.mjs'), String(this.port)],
      path.join(import.meta.dirname, '../..'),
    );
    this.running = running;
    this.port = await untilReady(
      running,
      'The content server',
      () => Number(/listening (\d+)/.exec(running.output())?.[1]) || null,
    );
    for (const [key, body] of this.controls) await this.send(key.split(' ')[0] ?? '', body);
  }

  async stop(): Promise<void> {
    if (this.running) await end(this.running);
    this.running = null;
  }

  async putRecord(id: string, record: unknown): Promise<void> {
    await this.control(`/_control/records/${id}`, '', record);
  }

  async putReviews(id: string, reviews: unknown): Promise<void> {
    await this.control(`/_control/reviews/${id}`, '', reviews);
  }

  /** Adds hosts, each with the id of its record, to a SITES_FILE. */
  async putHosts(file: string, hosts: Record<string, string>): Promise<void> {
    await this.send('/_control/hosts', JSON.stringify({ file, hosts }));
  }

  /** Sets the answers for `id`, or for all ids without a mode of their own. */
  async setMode(mode: Mode, id?: string, delayMs = 0): Promise<void> {
    await this.control('/_control/mode', id ?? '', { mode, delayMs, ...(id !== undefined && { id }) });
  }

  /** How often the record of `id` was asked for since the process started. */
  hits(id: string): Promise<number> {
    return this.count('hits', id);
  }

  /** How many requests for the record of `id` have no answer yet. */
  openRequests(id: string): Promise<number> {
    return this.count('open', id);
  }

  private async count(what: 'hits' | 'open', id: string): Promise<number> {
    const answer = (await (await fetch(`${this.url}/_control/${what}`)).json()) as Record<string, number>;
    return answer[id] ?? 0;
  }

  private async control(target: string, detail: string, body: unknown): Promise<void> {
    const text = JSON.stringify(body);
    this.controls.set(`${target} ${detail}`, text);
    await this.send(target, text);
  }

  private async send(target: string, body: string): Promise<void> {
    const answer = await fetch(this.url + target, { method: 'PUT', body });
    if (!answer.ok) throw new Error(`PUT ${target}: status ${answer.status}`);
  }
}

/** The content server also stands in for the weather service and the geocoder. */
export const publicServices = ({ url }: ContentServer) => ({ WEATHER_API_URL: url, GEOCODER_API_URL: url });

/** Registers a record without reviews. @returns the environment of a server that shows it */
export const envForRecord = async (
  content: ContentServer,
  id: string,
  record: object,
): Promise<Record<string, string>> => {
  await content.putRecord(id, { ...record, docId: id });
  await content.putReviews(id, []);
  return { CONTENT_API_URL: content.url, REVIEWS_API_URL: content.url, PAGE_ID: id };
};
