import { databaseKinds } from '@/lib/db/testing';
import type { Outcome } from './outcome';
import type { Lead, LeadStore } from './store';
import { newLead, putAll, useOutbox } from './testing';
import { LONGEST_WAIT, waitAfter } from './waits';
import { createWorker } from './worker';

const down: Outcome = { kind: 'failed', reason: 'ECONNREFUSED', reach: 'receiver' };
const error500: Outcome = { kind: 'failed', reason: 'status 500', reach: 'lead' };
const taken: Outcome = { kind: 'delivered' };

test('waits grow to their longest, and a random part is taken off', () => {
  expect([1, 2, 3, 4, 8, 100].map((failures) => waitAfter(failures, () => 0))).toEqual([1_000, 2_000, 4_000, 8_000, LONGEST_WAIT, LONGEST_WAIT]);
  expect(waitAfter(3, () => 1)).toBe(2_000);
});

describe.each(databaseKinds)('delivery from %s', (_kind, start) => {
  const outbox = useOutbox(start);
  let clock: number;
  let tried: string[];
  let answer: (lead: Lead) => Outcome | Promise<Outcome>;
  let logged: string[];

  beforeEach(() => {
    clock = 100_000;
    tried = [];
    logged = [];
    answer = () => taken;
    jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
    jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  });

  const newWorker = (id = 'one') =>
    createWorker({ id, store: async () => outbox.store, receiverOf: async (site) => site, isServed: (site) => site !== 'elsewhere', now: () => clock, random: () => 0, deliver: async (lead) => { tried.push(lead.id); return answer(lead); } });
  const turn = async (worker = newWorker()) => {
    await worker.look();
    await worker.idle();
    return tried.splice(0);
  };
  const states = async () => Object.fromEntries((await outbox.store.list({}, 1000)).map(({ id, state }) => [id, state]));

  test('everything due, oldest first, each once, one log line for each', async () => {
    await putAll(outbox.store, ['c', 'a', 'b']);
    expect(await turn()).toEqual(['c', 'a', 'b']);
    expect(await turn()).toEqual([]);
    expect(await states()).toEqual({ a: 'delivered', b: 'delivered', c: 'delivered' });
    expect(logged).toEqual(['c', 'a', 'b'].map((id) => `lead lead=${id} site=demo state=delivered attempts=1`));
  });

  test('more than are read at once', async () => {
    const ids = Array.from({ length: 120 }, (_, n) => `lead-${String(n).padStart(3, '0')}`);
    await putAll(outbox.store, ids, { });
    clock = 1_000_000;
    expect(await turn()).toEqual(ids);
  });

  test('sites do not wait for one another, and one that is served elsewhere is left alone', async () => {
    await putAll(outbox.store, ['a']);
    await putAll(outbox.store, ['slow'], { site: 'slow', receivedAt: 1 });
    await putAll(outbox.store, ['x'], { site: 'elsewhere' });
    let finish = (_: Outcome) => {};
    answer = (lead) => (lead.id === 'slow' ? new Promise((resolve) => { finish = resolve; }) : taken);
    const worker = newWorker();
    await worker.look();
    while ((await states()).a !== 'delivered') await new Promise(setImmediate);
    expect(await states()).toEqual({ a: 'delivered', slow: 'waiting', x: 'waiting' });
    finish(taken);
    await worker.idle();
    expect(tried.sort()).toEqual(['a', 'slow']);
  });

  test('several workers on one database deliver each lead once', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `${n}`);
    for (const id of ids) await outbox.store.put(newLead(id, { site: `site-${Number(id) % 5}` }));
    answer = async () => { await new Promise((resolve) => setTimeout(resolve, 1)); return taken; };
    const workers = ['one', 'two', 'three'].map(newWorker);
    await Promise.all(workers.map((worker) => worker.look()));
    await Promise.all(workers.map((worker) => worker.idle()));
    expect(tried.sort()).toEqual(ids.sort());
  });

  test('what is refused is parked with its reason, and the rest goes on', async () => {
    await putAll(outbox.store, ['a', 'b']);
    answer = ({ id }) => (id === 'a' ? { kind: 'parked', reason: 'status 404' } : taken);
    expect(await turn()).toEqual(['a', 'b']);
    expect(await outbox.store.find('a')).toMatchObject({ state: 'parked', reason: 'status 404', attempts: 1 });
    expect(logged[0]).toBe('lead lead=a site=demo state=parked attempts=1 reason="status 404"');
  });

  test('a receiving end that is down is tried with the oldest lead first, less and less often', async () => {
    await putAll(outbox.store, ['a', 'b', 'c']);
    answer = () => down;
    const sent: string[] = [];
    for (const due of [0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000, 127_000, 217_000, 307_000, 397_000, 487_000, 577_000]) {
      // A moment too early there is nothing to do.
      clock = 100_000 + due - 1;
      if (due) expect(await turn()).toEqual([]);
      clock += 1;
      sent.push((await turn()).join(' '));
    }
    // After five tries without an answer another lead shows each time whether the oldest is at fault itself.
    expect(sent).toEqual(['a', 'a', 'a', 'a', 'a b', 'a c', 'a b', 'a c', 'a b', 'a c', 'a b', 'a c', 'a b']);
    expect(logged).toEqual(['leads.failing site=demo reason=ECONNREFUSED']);
    expect(await outbox.store.find('a')).toMatchObject({ state: 'waiting', attempts: 13, reason: 'ECONNREFUSED' });
  });

  test('one lead on which the receiver hangs does not hold up the others for long', async () => {
    await putAll(outbox.store, ['bad', 'b', 'c']);
    answer = ({ id }) => (id === 'bad' ? down : taken);
    for (const due of [0, 1_000, 3_000, 7_000]) {
      clock = 100_000 + due;
      expect(await turn()).toEqual(['bad']);
    }
    clock = 115_000;
    expect(await turn()).toEqual(['bad', 'b', 'c']);
    expect(await states()).toEqual({ bad: 'waiting', b: 'delivered', c: 'delivered' });
  });

  test.each([['refuses connections', down], ['answers 500', error500], ['answers 429', { kind: 'failed', reason: 'status 429', reach: 'site' } as Outcome]])('after a day of one that %s everything arrives within two minutes of its return, oldest first', async (_name, outcome) => {
    answer = () => outcome;
    const ids: string[] = [];
    const day = clock + 24 * 60 * 60_000;
    // Every two seconds towards its end, as the server does; it is long enough before.
    for (; clock < day; clock += clock < day - 300_000 ? 300_000 : 2_000) {
      if ((clock - 100_000) % 1_200_000 === 0) {
        const id = `lead-${String(ids.length).padStart(3, '0')}`;
        ids.push(id);
        await outbox.store.put(newLead(id, { receivedAt: clock }));
      }
      await turn();
    }
    expect(ids.length).toBe(72);
    expect((await outbox.store.counts()).waiting).toBe(72);
    answer = () => taken;
    const arrived: string[] = [];
    for (const back = clock; clock < back + 120_000; clock += 2_000) arrived.push(...(await turn()));
    expect(arrived).toEqual(ids);
  }, 120_000);

  test('one lead that always fails does not hold up the others', async () => {
    await putAll(outbox.store, ['bad', 'b', 'c']);
    answer = ({ id }) => (id === 'bad' ? error500 : taken);
    expect(await turn()).toEqual(['bad', 'b', 'c']);
    expect(await states()).toEqual({ bad: 'waiting', b: 'delivered', c: 'delivered' });
    expect((await outbox.store.find('bad'))?.dueAt).toBe(clock + 1_000);
    clock += 1_000;
    expect(await turn()).toEqual(['bad']);
    await outbox.store.put(newLead('d', { receivedAt: clock }));
    clock += LONGEST_WAIT;
    expect(await turn()).toEqual(['bad', 'd']);
    expect((await states()).d).toBe('delivered');
  });

  test('Retry-After is kept, for all leads of the site', async () => {
    await putAll(outbox.store, ['a', 'b']);
    answer = () => ({ kind: 'failed', reason: 'status 503', reach: 'site', retryAfter: 300_000 });
    expect(await turn()).toEqual(['a']);
    clock += 299_999;
    expect(await turn()).toEqual([]);
    clock += 1;
    expect(await turn()).toEqual(['a']);
  });

  test('after seven days of failures a lead is parked; one that was tried less is not', async () => {
    await putAll(outbox.store, ['old']);
    answer = () => down;
    clock = 1_000 + 7 * 24 * 60 * 60_000;
    await outbox.store.put(newLead('new', { receivedAt: clock - 1_000 }));
    expect(await turn()).toEqual(['old']);
    expect(await outbox.store.find('old')).toMatchObject({ state: 'parked', reason: 'given up after 7 days: ECONNREFUSED' });
    clock += LONGEST_WAIT;
    expect(await turn()).toEqual(['new']);
    expect((await states()).new).toBe('waiting');
  });

  test('without a way to deliver, a lead waits for as long as it takes', async () => {
    const site = `no-way-${outbox.db.dialect}`;
    await putAll(outbox.store, ['a', 'b'], { site });
    answer = () => ({ kind: 'no-way', reason: 'no linkPostEmail' });
    expect(await turn()).toEqual(['a']);
    clock += 59_999;
    expect(await turn()).toEqual([]);
    clock += 365 * 24 * 60 * 60_000;
    expect(await turn()).toEqual(['a']);
    answer = () => taken;
    clock += 60_000;
    expect(await turn()).toEqual(['a', 'b']);
    expect(logged.filter((line) => line.startsWith('leads.waiting'))).toEqual([`leads.waiting site=${site} reason="no linkPostEmail"`]);
  });

  test('what a crashed worker had taken goes on under another when its lease is over', async () => {
    await putAll(outbox.store, ['a']);
    await outbox.store.takeLane('demo', 'crashed', clock, clock + 10_000);
    clock += 9_999;
    expect(await turn()).toEqual([]);
    clock += 1;
    expect(await turn()).toEqual(['a']);
  });

  test('who waits for a site waits for its delivery, not for another\'s', async () => {
    await putAll(outbox.store, ['a']);
    await putAll(outbox.store, ['slow'], { site: 'slow' });
    let finish = (_: Outcome) => {};
    answer = (lead) => (lead.id === 'slow' ? new Promise((resolve) => { finish = resolve; }) : taken);
    const worker = newWorker();
    await worker.look();
    await worker.idleAt('demo');
    expect(await states()).toEqual({ a: 'delivered', slow: 'waiting' });
    while (!tried.includes('slow')) await new Promise(setImmediate);
    finish(taken);
    await worker.idleAt('slow');
    expect(await states()).toEqual({ a: 'delivered', slow: 'delivered' });
  });

  test('a worker whose turn was taken by another meanwhile delivers no more', async () => {
    await putAll(outbox.store, ['a', 'b']);
    answer = async () => { clock += 20_000; await outbox.store.takeLane('demo', 'other', clock, clock + 10_000); return taken; };
    expect(await turn()).toEqual(['a']);
  });

  test('a stopped worker ends after the lead it is at, and gives the site back', async () => {
    await putAll(outbox.store, ['a', 'b']);
    let finish = (_: Outcome) => {};
    answer = () => new Promise((resolve) => { finish = resolve; });
    const worker = newWorker();
    await worker.look();
    while (tried.length === 0) await new Promise(setImmediate);
    const stopping = worker.stop();
    finish(taken);
    await stopping;
    expect(await states()).toEqual({ a: 'delivered', b: 'waiting' });
    answer = () => taken;
    tried = [];
    expect(await turn()).toEqual(['b']);
  });

  test('an error in delivery itself is a failed try, not a lost lead', async () => {
    await putAll(outbox.store, ['a']);
    answer = () => { throw new Error('oops'); };
    await turn();
    expect(await outbox.store.find('a')).toMatchObject({ state: 'waiting', attempts: 1, reason: 'oops' });
  });
});

test('a database that does not answer is said once, and its return', async () => {
  const logged: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  let works = false;
  const worker = createWorker({ id: 'one', isServed: () => true, receiverOf: async () => null, deliver: async () => taken, store: async () => { if (!works) throw new Error('no database'); return { sitesWithWork: async () => [] } as unknown as LeadStore; } });
  for (let n = 0; n < 3; n += 1) await worker.look();
  works = true;
  for (let n = 0; n < 2; n += 1) await worker.look();
  expect(logged).toEqual(['leads.outbox reason="no database"', 'leads.outbox state=recovered']);
});
