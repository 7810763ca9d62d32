import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock, test } from 'node:test';
import { createClient } from '@libsql/client';
import { oneWriter } from '../database/one-writer';

const settled = () => new Promise<void>((done) => setImmediate(done));

test('a transaction that is never ended is rolled back after 15 seconds of its turn; others wait for it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-writer-'));
  const client = createClient({ url: `file:${folder}/cms.db` });
  oneWriter(client);
  await client.execute('create table texts (text)');
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const first = await client.transaction('write');
    await first.execute("insert into texts values ('never committed')");
    const done: string[] = [];
    const second = client.transaction('write').then(async (transaction) => {
      mock.timers.tick(14_000);
      await settled();
      await transaction.execute("insert into texts values ('second')");
      await transaction.commit();
      done.push('second');
    });
    const third = client.execute("insert into texts values ('third')").then(() => done.push('third'));
    await settled();
    mock.timers.tick(14_999);
    await settled();
    assert.deepEqual([done, first.closed], [[], false]);
    mock.timers.tick(1);
    await Promise.all([second, third]);
    assert.deepEqual(done, ['second', 'third']);
    await assert.rejects(first.commit());
    const { rows } = await client.execute('select text from texts');
    assert.deepEqual(
      rows.map(({ text }) => text),
      ['second', 'third'],
    );
    (await client.transaction('write')).close();
    await client.execute("insert into texts values ('after a close')");
  } finally {
    mock.timers.reset();
    client.close();
    rmSync(folder, { recursive: true });
  }
});
