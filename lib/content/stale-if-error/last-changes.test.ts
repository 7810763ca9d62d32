import { temporaryFolder } from '@/test/server';
import { lastChangesIn } from './last-changes';
import { noSnapshots, snapshotsIn } from './snapshots';

const folder = temporaryFolder();
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') }));

/** As after a restart. */
const changes = () => lastChangesIn(snapshotsIn(folder));

test('a value has a date once it has changed, also after a restart', async () => {
  await changes().note('a', { name: 'Old' });
  expect(await changes().of('a')).toBeNull();

  jest.setSystemTime(new Date('2026-03-02T08:00:00Z'));
  await changes().note('a', { name: 'Old' });
  expect(await changes().of('a')).toBeNull();
  await changes().note('a', { name: 'New' });
  expect(await changes().of('a')).toBe('2026-03-02T08:00:00.000Z');

  jest.setSystemTime(new Date('2026-03-03T08:00:00Z'));
  await changes().note('a', { name: 'New' });
  expect(await changes().of('a')).toBe('2026-03-02T08:00:00.000Z');
  await changes().note('a', { name: 'Newer' });
  expect(await changes().of('a')).toBe('2026-03-03T08:00:00.000Z');
});

test('every key has its own date; without snapshots there is none', async () => {
  await changes().note('b', 1);
  await changes().note('b', 2);
  expect(await changes().of('b')).toBe('2026-03-01T08:00:00.000Z');
  expect(await changes().of('never seen')).toBeNull();
  const nowhere = lastChangesIn(noSnapshots);
  await nowhere.note('b', 1);
  await nowhere.note('b', 2);
  expect(await nowhere.of('b')).toBeNull();
});
