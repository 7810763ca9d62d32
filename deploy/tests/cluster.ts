import { randomUUID } from 'node:crypto';
import { ContentServer } from '../../e2e/support/content-server';
import { LeadReceiver } from '../../e2e/support/stand-ins';
import { embeddedRecord } from '../../e2e/support/embedded-records';
import { startPostgres } from '../../test/start-postgres.mjs';
import { Instance } from './instance';
import { ask, type RawAnswer } from '../../e2e/support/raw-request';
import { Varnish } from './varnish';

const TOKEN = 'a-token-for-the-cluster-tests';
const HOST = 'acme.test';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What makes the fields of a lead: its `id` is in the message too, so that a receiver's leads can be told
 * apart.
 */
export const leadFields = (id: string) => ({
  id,
  firstName: 'Ana',
  phone: '(303) 555-0199',
  message: `Two rooms, ${id}`,
});

/**
 * Varnish, Node processes, PostgreSQL, a content server and a receiver of leads: each a real process but the
 * last.
 */
export class Cluster {
  readonly content = new ContentServer();
  readonly receiver = new LeadReceiver();
  readonly varnish = new Varnish();
  /** Three; a test starts those that it needs. */
  readonly instances = [new Instance(), new Instance(), new Instance()] as const;
  postgres!: Awaited<ReturnType<typeof startPostgres>>;
  environment: Record<string, string> = {};

  /** The site as a visitor's browser asks for it. */
  get origin(): string {
    return this.varnish.url.replace('127.0.0.1', HOST);
  }

  /** Starts everything but Varnish and the instances. */
  async prepare(): Promise<void> {
    await Promise.all([
      this.content.start(),
      this.receiver.start(),
      ...this.instances.map((one) => one.reserve()),
    ]);
    this.postgres = await startPostgres();
    const purgeUrl = await this.varnish.reserve();
    await this.putName('Acme Painting');
    this.environment = {
      CONTENT_API_URL: this.content.url,
      REVIEWS_API_URL: this.content.url,
      DATABASE_URL: this.postgres.url,
      PAGE_ID: 'acme',
      SITE_URL: this.origin,
      REVALIDATE_TOKEN: TOKEN,
      PURGE_URLS: purgeUrl,
      ALLOW_PRIVATE_HOSTS: this.receiver.address,
      LEADS_PER_ADDRESS: '100000',
      LEADS_PER_SITE: '100000',
      WEATHER_API_URL: 'off',
      GEOCODER_API_URL: 'off',
      TRUSTED_PROXIES: '1',
    };
  }

  async start(...instances: Instance[]): Promise<void> {
    await Promise.all(instances.map((instance) => instance.start(this.environment)));
  }

  startVarnish(): Promise<void> {
    return this.varnish.start(this.instances.map(({ port }) => port));
  }

  /** Changes the business's name on the content server. */
  async putName(name: string): Promise<void> {
    const record = embeddedRecord('demo');
    await this.content.putRecord('acme', {
      ...record,
      dbPrincipal: { ...record.dbPrincipal, name },
      linkPostEmail: `http://${this.receiver.address}/leads`,
    });
  }

  revalidate(instance: Instance): Promise<RawAnswer> {
    return ask(`${instance.origin}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{"site": "acme"}',
    });
  }

  get(path: string, origin = this.varnish.url): Promise<RawAnswer> {
    return ask(origin + path, { headers: { host: HOST } });
  }

  /** Posts the estimate form as its script does. @throws Error when nobody answers */
  postLead(id: string = randomUUID(), origin = this.varnish.url): Promise<RawAnswer> {
    const body = new URLSearchParams(leadFields(id)).toString();
    return ask(`${origin}/api/leads`, {
      method: 'POST',
      headers: {
        host: HOST,
        origin: this.origin,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
      body,
    });
  }

  /** The ids of the leads that the receiver took, with the idempotency keys of each. */
  delivered(): Map<string, Set<string>> {
    const keys = new Map<string, Set<string>>();
    for (const { key, body } of this.receiver.taken) {
      const message = body.fields.find(({ name }) => name === 'message')?.value ?? '';
      const id = message.replace('Two rooms, ', '');
      keys.set(id, (keys.get(id) ?? new Set()).add(key));
    }
    return keys;
  }

  async stop(): Promise<void> {
    await this.varnish.stop();
    await Promise.all(this.instances.map((instance) => instance.dispose()));
    this.postgres?.stop();
    await Promise.all([this.content.stop(), this.receiver.stop()]);
  }
}
