import 'server-only';
import pg from 'pg';
import { info, warn } from '@/lib/platform/log';

const RECONNECT_MS = 1_000;

/**
 * LISTEN on a connection that is reopened when it breaks; `onMessage` is then called too, because messages
 * may be lost.
 * @returns a function that ends it
 */
export const listen = (url: string, channel: string, onMessage: () => void): (() => Promise<void>) => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = next;
    const lost = (error?: Error) => {
      if (client !== next || isStopped) return;
      client = null;
      if (!isAway) warn('database.listen', { channel, reason: error?.message ?? 'the connection ended' });
      isAway = true;
      next.end().catch(() => {});
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', onMessage);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      return lost(error instanceof Error ? error : new Error(String(error)));
    }
    if (isAway) info('database.listen.recovered', { channel });
    isAway = false;
    onMessage();
  };

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
};
