import type { Database } from '@/lib/platform/db';
import { useDatabase, type TestServer } from './databases';
import { checkPosted } from '../lib/leads/form/lead-schema';
import {
  FIRST,
  type LeadState,
  type NewLead,
  type NewPhoto,
  type StoredFields,
} from '../lib/leads/outbox/lead';
import { leadStore, type LeadStore } from '../lib/leads/outbox/lead-store';
import type { Queue, QueueLease } from '../lib/leads/outbox/queue-leases';

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
  refused: null,
  destinations: [FIRST],
  fields: fieldsFor(),
  receivedAt: 1_000,
  ...changes,
});

type Changes = Partial<NewLead> & {
  state?: LeadState;
  reason?: string;
  photos?: NewPhoto[];
  settledAt?: number;
};

/** Stores a lead in a state, which it has at each of its destinations. */
export const putLead = async (
  store: LeadStore,
  id: string,
  { state = 'waiting', reason, photos, settledAt, ...changes }: Changes = {},
): Promise<void> => {
  const refused = state === 'refused' ? (reason ?? 'honeypot') : null;
  const lead = newLead(id, { refused, ...changes });
  const { site, receivedAt } = lead;
  await store.put(lead);
  if (photos) await store.addPhotos(id, photos, receivedAt);
  if (state === 'waiting' || state === 'refused') return;
  const result = { lead: id, receivedAt, attempts: 0 };
  const now = settledAt ?? receivedAt;
  for (const destination of lead.destinations ?? [FIRST]) {
    await store.record(
      [
        state === 'dead-lettered'
          ? { ...result, state, reason: reason ?? 'status 404' }
          : { ...result, state: 'delivered' },
      ],
      { site, destination, worker: 'none', failures: 0 },
      now,
      0,
    );
    if (state === 'bounced') await store.bounce(id, destination, reason ?? 'bounced', now);
  }
};

/** Stores leads that were received a second apart. */
export const putAll = async (
  store: LeadStore,
  ids: readonly string[],
  changes: Changes = {},
): Promise<void> => {
  for (const [index, id] of ids.entries())
    await putLead(store, id, { receivedAt: (index + 1) * 1_000, ...changes });
};

/** The queue of a site's first destination. */
export const queueOf = (site: string, destination = FIRST): Queue => ({ site, destination });

type Outbox = {
  db: Database;
  store: LeadStore;
  /** The lease of the site 'demo', for 30 seconds. */
  take: (now?: number) => Promise<QueueLease>;
  stateOf: (id: string) => Promise<string | undefined>;
  /** Replaces the database's clock for this test. */
  setClock: (now: () => number) => void;
};

/** One outbox for a describe block, emptied before each test. */
export const useOutbox = (start: () => Promise<TestServer>): Outbox => {
  const tables = ['leads', 'lead_photos', 'deliveries', 'delivery_leases', 'acceptances', 'clicks'];
  const opened: Outbox = Object.assign(useDatabase(start, ...tables), {
    store: {} as LeadStore,
    take: async (now = 10_000) => {
      opened.setClock(() => now);
      const lease = await opened.store.acquireLease(queueOf('demo'), 'one', now, 30_000);
      if (!lease) throw new Error('no lease');
      return lease;
    },
    setClock: (now: () => number) =>
      void Object.defineProperty(opened.db, 'clock', { get: () => String(now()), configurable: true }),
    stateOf: async (id: string) => (await opened.store.find(id))?.state,
  });
  let clock = '';
  beforeAll(() => {
    opened.store = leadStore(opened.db);
    clock = opened.db.clock;
  });
  afterEach(() => void Object.defineProperty(opened.db, 'clock', { value: clock, configurable: true }));
  return opened;
};
