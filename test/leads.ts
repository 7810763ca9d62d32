import { openDatabase, type Database } from '@/lib/db';
import type { TestServer } from './databases';
import { checkPosted } from '../lib/leads/form/lead';
import { leadStore, type LeadStore, type NewLead, type StoredFields } from '../lib/leads/outbox/lead-store';

/** For tests: what is stored of a lead that was posted with these fields. */
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

/** For tests: a lead that has just come in. */
export const newLead = (id: string, changes: Partial<NewLead> = {}): NewLead => ({
  id,
  site: 'demo',
  state: 'waiting',
  reason: null,
  fields: fieldsFor(),
  receivedAt: 1_000,
  ...changes,
});

/** For tests: puts leads that came in one after the other, a second apart. */
export const putAll = async (
  store: LeadStore,
  ids: readonly string[],
  changes: Partial<NewLead> = {},
): Promise<void> => {
  for (const [at, id] of ids.entries())
    await store.put(newLead(id, { receivedAt: (at + 1) * 1_000, ...changes }));
};

/** For tests: the outbox in a database for all tests of a describe block, which each of them finds empty. */
export const useOutbox = (start: () => Promise<TestServer>): { db: Database; store: LeadStore } => {
  const opened = {} as { server?: TestServer; db: Database; store: LeadStore };
  beforeAll(async () => {
    opened.server = await start();
    opened.db = await openDatabase(opened.server.url);
    opened.store = leadStore(opened.db);
  }, 60_000);
  afterEach(async () => {
    for (const table of ['leads', 'lead_photos', 'lead_lanes', 'lead_taps'])
      await opened.db.run(`delete from ${table}`);
  });
  afterAll(async () => {
    await (opened.db as Database | undefined)?.close();
    opened.server?.stop();
  });
  return opened;
};
