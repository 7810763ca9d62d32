import type { Client, InStatement, Transaction, TransactionMode } from '@libsql/client';

const BUSY_MS = 10_000;
const MAX_TURN_MS = 15_000;

const isRead = (statement: unknown) => {
  const sql = typeof statement === 'string' ? statement : ((statement as { sql?: string }).sql ?? '');
  return /^\s*(select|pragma)\b/i.test(sql);
};

/**
 * Lets one writer after the other use a SQLite file. SQLite's own waiting would stop the process, so that the
 * first writer could not finish; and libsql opens a connection for each transaction, which does not wait for
 * other processes by default.
 */
export const oneWriter = (client: Client): void => {
  let last: Promise<unknown> = Promise.resolve();
  /** @returns a function that ends the turn */
  const turn = async (): Promise<() => void> => {
    const before = last;
    let free: () => void = () => undefined;
    last = new Promise<void>((done) => (free = done));
    await before;
    await execute(`PRAGMA busy_timeout = ${BUSY_MS}`).catch((error: unknown) => {
      free();
      throw error;
    });
    return free;
  };
  const execute = client.execute.bind(client) as (
    statement: InStatement,
    args?: unknown,
  ) => ReturnType<Client['execute']>;
  const begin = client.transaction.bind(client);
  client.execute = async (statement: InStatement, args?: unknown) => {
    if (isRead(statement)) return execute(statement, args);
    const free = await turn();
    return execute(statement, args).finally(free);
  };
  client.transaction = async (mode: TransactionMode = 'write'): Promise<Transaction> => {
    const free = await turn();
    const transaction = await begin(mode).catch((error: unknown) => {
      free();
      throw error;
    });
    // A transaction that is never ended must not stop all others: it is rolled back, which frees its lock.
    const timer = setTimeout(() => transaction.close(), MAX_TURN_MS);
    const end = () => {
      clearTimeout(timer);
      free();
    };
    const close = transaction.close.bind(transaction);
    transaction.close = () => {
      close();
      end();
    };
    for (const name of ['commit', 'rollback'] as const) {
      const original = transaction[name].bind(transaction);
      transaction[name] = () => original().finally(end);
    }
    return transaction;
  };
};
