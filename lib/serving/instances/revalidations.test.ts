import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresPerFile } from '@/test/databases';
import { afterThisTest, startServer, until } from '@/test/server';

const server = postgresPerFile();

/** A process of its own: its modules and its memory. `apply` may refuse a change. */
const instance = async (apply = (_site: string) => {}) => {
  startServer({ DATABASE_URL: server.url });
  const cluster = await import('./revalidations');
  const done: string[] = [];
  let notify = () => {};
  const follow = async () => {
    const { ready, stop } = cluster.followRevalidations(async (site, change) => {
      apply(site);
      done.push(change === 'read' ? site : `${site} ${change}`);
      notify();
    });
    afterThisTest(stop);
    await ready;
  };
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      notify = () => done.length >= count && resolve();
      notify();
    });
  return { ...cluster, follow, done, until };
};

test('a revalidation, take-down or restoration reaches the other instance, and is not repeated by its own', async () => {
  const other = await instance();
  await other.follow();
  const here = await instance();
  await here.follow();
  await here.announceRevalidation('acme', 'read');
  await here.announceRevalidation('baker', 'read');
  await other.until(2);
  await here.announceRevalidation('mason', 'gone');
  await other.until(3);
  await here.announceRevalidation('mason', 'restored');
  await other.until(4);
  expect(other.done.slice(0, 2).toSorted()).toEqual(['acme', 'baker']);
  expect(other.done.slice(2)).toEqual(['mason gone', 'mason restored']);
  expect(here.done).toEqual([]);
});

test('with an embedded database nothing is announced', async () => {
  const folder = path.join(tmpdir(), `never-opened-${process.pid}`);
  startServer({ DATABASE_URL: `file:${folder}/x.db` });
  const { announceRevalidation, followRevalidations } = await import('./revalidations');
  await announceRevalidation('acme', 'read');
  const { ready, stop } = followRevalidations(async () => {});
  await Promise.all([ready, stop()]);
  expect(existsSync(folder)).toBe(false);
});

test('an instance that was down learns at its start which sites were taken down or restored, and published, meanwhile', async () => {
  const here = await instance();
  await here.announceRevalidation('roofer', 'gone');
  await here.announceRevalidation('mason', 'gone');
  await here.announceRevalidation('mason', 'restored');
  for (const site of ['roofer', 'mason', 'tiler']) await here.announceRevalidation(site, 'read');
  const late = await instance();
  await late.follow();
  await here.announceRevalidation('carpenter', 'read');
  await late.until(3);
  expect(late.done.toSorted()).toEqual(['carpenter', 'mason restored', 'roofer gone']);
});

test('a change that could not be applied is applied again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const tried: string[] = [];
  const failing = await instance((site) => {
    if (site !== 'plumber') return;
    tried.push(site);
    if (tried.length === 1) throw new Error('the disk is full');
  });
  await failing.follow();
  const other = await instance();
  await other.announceRevalidation('plumber', 'gone');
  await until(() => tried.length === 1);
  // Every notification triggers another read.
  await other.announceRevalidation('glazier', 'read');
  await until(() => failing.done.includes('plumber gone'));
  expect(tried).toEqual(['plumber', 'plumber']);
});
