import 'server-only';
import { hmacOf } from '@/lib/platform/hmac';
import { clientNetworks } from '@/lib/platform/http/request-source';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { createRateLimit } from '@/lib/platform/rate-limit';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import { isDatabaseShared } from './database-url';
import { databaseSecret } from './secrets';
import { database } from '.';

export type Limit = { points: number; windowMs: number };

/** After this time the instance's own count decides. */
const MAX_WAIT_MS = 1_000;
const ERASE_EVERY_MS = 60_000;

const state = singleton('database.rate-limits', () => ({ erasedAt: 0 }));

const COUNT = `
  insert into rate_limits (key, used, ends_at) values (?, 1, ?)
  on conflict (key) do update set
    used = case when rate_limits.ends_at <= ? then 1 else rate_limits.used + 1 end,
    ends_at = case when rate_limits.ends_at <= ? then excluded.ends_at else rate_limits.ends_at end
  returning used, ends_at as "endsAt"`;

const takeShared = async (name: string, key: string, { points, windowMs }: Limit): Promise<number | null> => {
  const now = Date.now();
  const digest = hmacOf(`${name} ${key}`, await databaseSecret('rate-limits'));
  const db = await database();
  const [row] = await db.all<{ used: number; endsAt: number }>(COUNT, [digest, now + windowMs, now, now]);
  if (now - state.erasedAt > ERASE_EVERY_MS) {
    state.erasedAt = now;
    await db.run('delete from rate_limits where ends_at <= ?', [now]);
  }
  return row && row.used > points ? row.endsAt - now : null;
};

/**
 * Like `createRateLimit`, with one count for all instances on postgres://; an instance counts alone while the
 * database is down. Stores keyed digests of keys. `limit` is called at the first use.
 */
export const sharedRateLimit = (
  name: string,
  limit: () => Limit,
): ((key: string) => Promise<number | null>) => {
  let own: ReturnType<typeof createRateLimit> | null = null;
  return async (key) => {
    own ??= singleton(`rate-limit.${name}`, () => createRateLimit(limit()));
    const wait = own(key);
    if (wait !== null || !isDatabaseShared()) return wait;
    const shared = takeShared(name, key, limit()).catch((error: unknown) => {
      warnOnce('rate-limits.database', { reason: reasonOf(error) });
      return null;
    });
    return within(MAX_WAIT_MS, shared, () => null);
  };
};

/** By the order of `clientNetworks`: a household has one /64 or /56, an organisation a /48. */
const WIDTHS = [1, 2, 4];
const ALL_SITES = 4;

/**
 * `limit` for an IPv4 address or IPv6 /64 at one site; twice as much for its /56, four times for its /48, and
 * four times as much of each over all sites. The result is null, or the milliseconds until the next point.
 */
export const clientLimit = (name: string, limit: () => Limit) => {
  const limitsOf = (scope: string, factor: number) =>
    WIDTHS.map((width) =>
      sharedRateLimit(`${name}.${scope}.${width}`, () => {
        const { points, windowMs } = limit();
        return { points: points * width * factor, windowMs };
      }),
    );
  const [atSite, overall] = [limitsOf('site', 1), limitsOf('all', ALL_SITES)];

  return async (site: string, headers: Headers): Promise<number | null> => {
    const networks = clientNetworks(headers);
    // In sequence, so that a request refused for a narrow network uses no points of wider networks.
    for (const [limits, prefix] of [
      [atSite, `${site} `],
      [overall, ''],
    ] as const)
      for (const [index, network] of networks.entries()) {
        const wait = await limits[index]?.(prefix + network);
        if (wait != null) return wait;
      }
    return null;
  };
};
