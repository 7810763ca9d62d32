import { openDatabase, type Database } from '@/lib/platform/db';
import type { TestServer } from './databases';
import { checkPosted } from '../lib/leads/form/lead-schema';
import type { NewLead, NewPhoto, StoredFields } from '../lib/leads/outbox/lead';
import { leadStore, type LeadStore } from '../lib/leads/outbox/lead-store';
import type { SiteLease } from '../lib/leads/outbox/site-leases';

export const fieldsFor = (posted: Record<string, unknown> = {}): StoredFields => {
  const checked = checkPosted({
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    phone: '(555) 201-3344',
    message: 'Two rooms\nand a hall',
    page: '/contact',
    ...posted,
  });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  const { id: _id, textConsent: _consent, ...fields } = checked.lead;
  return { ...fields, textConsent: null };
};

export const newLead = (id: string, changes: Partial<NewLead> = {}): NewLead => ({
  id,
  site: 'demo',
  state: 'waiting',
  reason: null,
  fields: fieldsFor(),
  receivedAt: 1_000,
  ...changes,
});

/** Stores leads that were received a second apart. */
export const putAll = async (
  store: LeadStore,
  ids: readonly string[],
  { photos, ...changes }: Partial<NewLead> & { photos?: NewPhoto[] } = {},
): Promise<void> => {
  for (const [index, id] of ids.entries()) {
    const lead = newLead(id, { receivedAt: (index + 1) * 1_000, ...changes });
    await store.put(lead);
    if (photos) await store.addPhotos(id, photos, lead.receivedAt);
  }
};

type Outbox = {
  db: Database;
  store: LeadStore;
  /** The lease of the site 'demo', for 30 seconds. */
  take: (now?: number) => Promise<SiteLease>;
  stateOf: (id: string) => Promise<string | undefined>;
  /** Replaces the database's clock for this test. */
  setClock: (now: () => number) => void;
};

/** One outbox for a describe block, emptied after each test. */
export const useOutbox = (start: () => Promise<TestServer>): Outbox => {
  const opened = {
    take: async (now = 10_000) => {
      opened.setClock(() => now);
      const lease = await opened.store.acquireLease('demo', 'one', now, 30_000);
      if (!lease) throw new Error('no lease');
      return lease;
    },
    setClock: (now) =>
      void Object.defineProperty(opened.db, 'clock', { get: () => String(now()), configurable: true }),
    stateOf: async (id) => (await opened.store.find(id))?.state,
  } as Outbox & { server?: TestServer };
  let clock = '';
  beforeAll(async () => {
    opened.server = await start();
    opened.db = await openDatabase(opened.server.url);
    opened.store = leadStore(opened.db);
    clock = opened.db.clock;
  }, 60_000);
  afterEach(async () => {
    Object.defineProperty(opened.db, 'clock', { value: clock, configurable: true });
    for (const table of ['leads', 'lead_photos', 'site_leases', 'deliveries', 'delivery_leases', 'clicks'])
      await opened.db.run(`delete from ${table}`);
  });
  afterAll(async () => {
    await (opened.db as Database | undefined)?.close();
    await opened.server?.stop();
  });
  return opened;
};
