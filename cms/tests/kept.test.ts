import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { keptOn } from '../components/saving/kept';

/** A browser's storage and its locks, of all tabs. */
const startDevice = () => {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  const storage = new Proxy(stored, {
    get: (_, name) => methods[name as keyof typeof methods],
  }) as unknown as Storage;
  const held = new Set<string>();
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const open = (form: string) => keptOn(storage, form, locks);
  const end = async (...tabs: { close: () => void }[]) => {
    for (const tab of tabs) tab.close();
    await setImmediate();
  };
  return { methods, storage, open, end };
};
const first = { at: '1', changes: { title: 'B', city: 'Y' }, madeFrom: { title: 'A', city: 'X' } };

test('a device keeps the text of each visit apart, and offers all that earlier ones left', async () => {
  const { methods, storage, open, end } = startDevice();
  const [one, other] = [open('of 1'), open('of 1')];
  assert.equal(one.keep(first), true);
  other.keep({ at: '2', changes: { title: 'C' }, madeFrom: { title: 'B' } });
  open('of 12').keep(first);
  const next = open('of 1');
  await end(one, other);
  const all = { at: '2', changes: { title: 'C', city: 'Y' }, madeFrom: first.madeFrom };
  assert.deepStrictEqual(await next.find(), all);
  // Another tab has saved its own, which is not this one's.
  open('of 1').keep(null);
  assert.deepStrictEqual(await next.find(), all);
  next.keep(first);
  next.forget();
  assert.equal(await next.find(), null);
  await end(next);
  assert.deepStrictEqual(await open('of 1').find(), first);
  // At an address without TLS there are no locks.
  assert.deepStrictEqual(await keptOn(storage, 'of 1').find(), first);
  methods.setItem = () => {
    throw new Error('full');
  };
  assert.deepStrictEqual([next.keep(first), keptOn(null, 'of 1').keep(first)], [false, false]);
});

test('the text of an open tab is neither offered nor dropped by another one', async () => {
  const { open, end } = startDevice();
  const [one, other] = [open('of 1'), open('of 1')];
  one.keep(first);
  assert.equal(await other.find(), null);
  other.forget();
  other.keep(null);
  await end(one);
  assert.deepStrictEqual(await open('of 1').find(), first);
});
