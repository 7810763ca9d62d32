import 'server-only';
import { clientNetworks } from '@/lib/platform/http/request-source';
import { sharedRateLimit, type Limit } from './shared-rate-limit';

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
