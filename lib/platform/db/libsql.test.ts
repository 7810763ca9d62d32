import { createClient } from '@libsql/client';
import { openLibsql } from './libsql';

jest.mock('@libsql/client', () => ({ createClient: jest.fn() }));

test('an unusable file is not kept open: the next call tries again', async () => {
  const close = jest.fn();
  jest.mocked(createClient).mockReturnValue({
    execute: () => Promise.reject(new Error('file is not a database')),
    close,
  } as unknown as ReturnType<typeof createClient>);
  await expect(openLibsql('file:/tmp/x.db')).rejects.toThrow('file is not a database');
  expect(close).toHaveBeenCalledTimes(1);
});
