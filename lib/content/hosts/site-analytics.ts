import { z } from 'zod';
import { isVercel } from '@/lib/platform/env';

/** Loaded only after the visitor's consent. */
export type Analytics = {
  name: string;
  script: string;
  attributes: Record<string, string>;
  /** A global list of commands, read when the script runs. */
  queue: { name: 'dataLayer' | '_paq'; commands: unknown[][] } | null;
  sources: { script: string[]; connect: string[] };
};

/** Without semicolons, as its origin becomes a source of the Content-Security-Policy. */
const address = z.url({ protocol: /^https$/, hostname: /^[a-z0-9.-]+$/ }).transform((url) => new URL(url));

const google = z
  .strictObject({ google: z.string().regex(/^(G|GT)-[A-Z0-9]{4,20}$/) })
  .transform(({ google: id }): Analytics => ({
    name: 'Google Analytics',
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    attributes: {},
    queue: {
      name: 'dataLayer',
      commands: [['config', id, { allow_google_signals: false, allow_ad_personalization_signals: false }]],
    },
    // https://developers.google.com/tag-platform/security/guides/csp
    sources: {
      script: ['https://*.googletagmanager.com'],
      connect: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
  }));

const matomo = z
  .strictObject({ matomo: address, site: z.coerce.string().regex(/^[1-9]\d{0,8}$/) })
  .transform(({ matomo: { href, origin, hostname }, site }): Analytics => {
    const folder = href.replace(/\/*$/, '/');
    return {
      name: hostname,
      script: `${folder}matomo.js`,
      attributes: {},
      queue: {
        name: '_paq',
        commands: [
          ['setTrackerUrl', `${folder}matomo.php`],
          ['setSiteId', site],
          ['enableLinkTracking'],
          ['trackPageView'],
        ],
      },
      sources: { script: [origin], connect: [origin] },
    };
  });

const other = z
  .strictObject({
    script: address,
    attributes: z.record(z.string().regex(/^data-[a-z0-9-]{1,40}$/), z.string().max(300)).default({}),
    connect: z.array(address).max(5).default([]),
  })
  .transform(({ script: { href, origin, hostname }, attributes, connect }): Analytics => ({
    name: hostname,
    script: href,
    attributes,
    queue: null,
    sources: { script: [origin], connect: [...new Set([origin, ...connect.map((url) => url.origin)])] },
  }));

const schema = z.union([google, matomo, other]);

export const analyticsProblem = (): string =>
  isVercel()
    ? 'analytics are refused on Vercel, where the pages of all sites have one Content-Security-Policy'
    : [
        'analytics must be {"script": "https://...", "attributes": {"data-...": "..."},',
        '"connect": ["https://..."]}, {"google": "G-..."} or {"matomo": "https://...", "site": "1"}',
      ].join(' ');

/** Null when it is invalid, and on Vercel, where the pages of all sites share one policy. */
export const parseAnalytics = (written: unknown): Analytics | null =>
  isVercel() ? null : (schema.safeParse(written).data ?? null);
