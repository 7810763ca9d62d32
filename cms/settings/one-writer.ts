import type { Client, InStatement, Transaction, TransactionMode } from '@libsql/client';

const BUSY_MS = 10_000;
const MAX_TURN_MS = 15_000;

const isRead = (statement: unknown) => {
  const sql = typeof statement === 'string' ? statement : ((statement as { sql?: string }).sql ?? '');
  return /^\s*(select|pragma)\b/i.test(sql);
};

/**
 * Lets one writer after the other at a SQLite file. SQLite's own waiting would stop the process, so that the
 * writer that is waited for could not finish; and libsql opens a connection for each transaction, which waits
 * for no other process unless it is told to.
 */
export const oneWriter = (client: Client): void => {
  let last: Promise<unknown> = Promise.resolve();
  /** @returns what ends the turn; a turn that does not end is passed over */
  const turn = async (): Promise<() => void> => {
    const before = last;
    let free = () => undefined as void;
    last = new Promise<void>((done) => (free = done));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([before, new Promise((done) => (timer = setTimeout(done, MAX_TURN_MS)))]);
    clearTimeout(timer);
    await execute(`PRAGMA busy_timeout = ${BUSY_MS}`);
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
    for (const end of ['commit', 'rollback'] as const) {
      const original = transaction[end].bind(transaction);
      transaction[end] = () => original().finally(free);
    }
    return transaction;
  };
};
