import 'server-only';
import { lookup } from 'node:dns/promises';
import { fetchJson } from '@/lib/platform/http/bounded-fetch';
import { within } from '@/lib/platform/within';
import type { Finding } from './finding';

const TIMEOUT_MS = 4_000;

export type HostProbe = {
  /** @throws when the name has no address */
  resolve: (host: string) => Promise<unknown>;
  /** The JSON at /api/health of a host; null when there is no such answer. */
  health: (host: string) => Promise<unknown>;
};

const healthOf = async (host: string): Promise<unknown> => {
  for (const scheme of ['https', 'http']) {
    try {
      return await fetchJson(`${scheme}://${host}/api/health`);
    } catch {
      // The other scheme may answer.
    }
  }
  return null;
};

export const networkProbe: HostProbe = {
  resolve: (host) =>
    within(TIMEOUT_MS, lookup(host), () => {
      throw new Error('no answer');
    }),
  health: healthOf,
};

const isOurs = (health: unknown) => typeof health === 'object' && health !== null && 'status' in health;

/** Hosts at which visitors do not reach this product. Names without a dot, as tests use, are not checked. */
export const hostFindings = async (hosts: readonly string[], probe: HostProbe): Promise<Finding[]> => {
  const found = await Promise.all(
    hosts
      .filter((host) => host.includes('.') && !/\.(test|localhost|example)$/.test(host))
      .map(async (host): Promise<Finding | null> => {
        const finding = (code: string, text: string): Finding => ({
          severity: 'error',
          code,
          field: null,
          text,
        });
        try {
          await probe.resolve(host.replace(/:\d+$/, ''));
        } catch {
          return finding(
            'host-without-dns',
            `${host} has no DNS address: nobody reaches the site under this name.`,
          );
        }
        return isOurs(await probe.health(host))
          ? null
          : finding(
              'host-elsewhere',
              `${host} leads to another server: its /api/health is not answered by Mainstreet. Point its DNS here.`,
            );
      }),
  );
  return found.filter((finding) => finding !== null);
};
