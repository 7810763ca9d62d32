import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptOn } from '../components/kept';

test('a device keeps the text of each visit apart, and offers all that earlier ones left', () => {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  const device = new Proxy(stored, {
    get: (_, name) => methods[name as keyof typeof methods],
  }) as unknown as Storage;
  const [one, other] = [keptOn(device, 'of 1'), keptOn(device, 'of 1')];
  const first = { at: '1', changes: { title: 'B', city: 'Y' }, madeFrom: { title: 'A', city: 'X' } };
  assert.equal(one.keep(first), true);
  other.keep({ at: '2', changes: { title: 'C' }, madeFrom: { title: 'B' } });
  // Another tab has saved its own, which is not this one's.
  keptOn(device, 'of 1').keep(null);
  keptOn(device, 'of 12').keep(first);
  const next = keptOn(device, 'of 1');
  const all = { at: '2', changes: { title: 'C', city: 'Y' }, madeFrom: first.madeFrom };
  assert.deepStrictEqual(next.found, all);
  next.keep(first);
  next.forget();
  assert.deepStrictEqual(keptOn(device, 'of 1').found, first);
  methods.setItem = () => {
    throw new Error('full');
  };
  assert.deepStrictEqual([next.keep(first), keptOn(null, 'of 1').keep(first)], [false, false]);
});
