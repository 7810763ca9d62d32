import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { geocoded, observation, point, stations } from '../../test/weather-answers';
import { root } from './site-server';
import { type Asked, StandInServer } from './stand-ins';

export type Mode = 'ok' | 'hang' | '500' | 'html' | 'truncated' | '404' | 'reset';
type Documents = 'paginas' | 'reviews';

/** A mild day in Denver. */
const weatherAt: Record<string, () => object> = {
  '/geocoder/locations/onelineaddress': () => geocoded(-105.0009, 39.7462),
  '/points': () => point('https://api.weather.gov/gridpoints/BOU/62,61/stations'),
  '/gridpoints/BOU/62,61/stations': () => stations('KBKF'),
  '/stations/KBKF/observations/latest': () => observation(),
};

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
  void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

const misbehave: Record<Exclude<Mode, 'ok'>, (response: ServerResponse, text: string) => void> = {
  hang: () => {},
  500: (response) => send(response, 500, 'text/plain', 'Internal error'),
  404: (response) => send(response, 404, 'application/json', '{"message":"no such document"}'),
  html: (response) =>
    send(response, 200, 'text/html', '<!DOCTYPE html><title>Maintenance</title><h1>We will be back</h1>'),
  truncated: (response, text) =>
    send(response, 200, 'application/json', text.slice(0, Math.ceil(text.length / 2))),
  reset: (response) => response.destroy(),
};

/**
 * A content and reviews server that can misbehave: GET /paginas/{id}, /reviews/{id}, /pictures/house.jpg.
 * Also stands in for the weather service and the geocoder. Records that nobody registered come from content/.
 * Tests of other processes register theirs by PUT /_control/paginas/{id}, /reviews/{id} and /hosts.
 */
export class ContentServer extends StandInServer {
  private readonly documents = { paginas: new Map<string, string>(), reviews: new Map<string, string>() };
  private readonly modes = new Map<string, Mode>();
  private readonly asked = new Map<string, number>();
  /** In sequence, because all workers of a run add hosts to one file. */
  private adding = Promise.resolve();

  /** Registers documents with a server that another process has started. */
  static at(port: number): ContentServer {
    const content = new ContentServer();
    content.port = port;
    return content;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  putRecord(id: string, record: unknown): Promise<void> {
    return this.control(`paginas/${id}`, record);
  }

  putReviews(id: string, reviews: unknown): Promise<void> {
    return this.control(`reviews/${id}`, reviews);
  }

  /** Adds hosts, each with the id of its record or with its settings, to a SITES_FILE. */
  putHosts(file: string, hosts: Record<string, string | object>): Promise<void> {
    return this.control('hosts', { file, hosts });
  }

  /** Sets the answers for `id`, or for all ids without a mode of their own. */
  async setMode(mode: Mode, id = ''): Promise<void> {
    this.modes.set(id, mode);
  }

  /** How often the record of `id` was asked for. */
  async hits(id: string): Promise<number> {
    return this.asked.get(id) ?? 0;
  }

  private async control(target: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.url}/_control/${target}`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`PUT ${target}: status ${answer.status}`);
  }

  private async register([what, id = '']: string[], body: string): Promise<void> {
    if (what !== 'hosts') this.documents[what as Documents].set(id, body);
    else {
      const { file, hosts } = JSON.parse(body) as { file: string; hosts: object };
      this.adding = this.adding.then(async () => {
        const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as object;
        await writeFile(`${file}.new`, JSON.stringify({ ...known, ...hosts }));
        await rename(`${file}.new`, file);
      });
      await this.adding;
    }
  }

  private sendText(response: ServerResponse, id: string, text: string | null): void {
    const mode = this.modes.get(id) ?? this.modes.get('') ?? 'ok';
    if (mode !== 'ok') return misbehave[mode](response, text ?? '{"dbPrincipal": {}}');
    return text === null ? misbehave[404](response, '') : send(response, 200, 'application/json', text);
  }

  protected async answer({ method, url, body }: Asked, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, this.url);
    const [first = '', ...rest] = pathname.slice(1).split('/').map(decodeURIComponent);
    const [id = ''] = rest;
    if (first === '_control' && method === 'PUT') {
      await this.register(rest, body);
      return void response.writeHead(204).end();
    }
    if (first === 'paginas' || first === 'reviews') {
      if (first === 'paginas') this.asked.set(id, (await this.hits(id)) + 1);
      const folder = path.join(root, first === 'paginas' ? 'content' : 'content/reviews');
      const file = path.join(folder, `${id.replace(/[^\w-]/g, '')}.json`);
      const known = this.documents[first].get(id) ?? (await readFile(file, 'utf8').catch(() => null));
      return this.sendText(response, id, known);
    }
    if (pathname === '/pictures/house.jpg') {
      const picture = path.join(root, 'public/assets/demo/white-brick-front.jpg');
      return send(response, 200, 'image/jpeg', await readFile(picture));
    }
    const weather = weatherAt[first === 'points' ? '/points' : pathname]?.();
    if (weather) return this.sendText(response, 'weather', JSON.stringify(weather));
    return send(response, 404, 'text/plain', 'Not found');
  }
}

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
