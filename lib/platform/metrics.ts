import 'server-only';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { singleton } from './singleton';

/** Only the oldest sites get a label, which bounds the metrics of thousands of sites. */
const MAX_SITE_LABELS = 100;

const createMetrics = () => {
  const registry = new Registry();
  // Memory, garbage collection, file handles and the event loop's delay.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    reads: new Counter({
      name: 'mainstreet_reads_total',
      help: 'Documents asked of the content and reviews servers, by outcome.',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    views: new Counter({
      name: 'mainstreet_views_total',
      help: "Answers to requests for pages and a site's files, by the page cache's state and class of status.",
      labelNames: ['cache', 'status'] as const,
      registers,
    }),
    unknownPages: new Counter({
      name: 'mainstreet_unknown_pages_total',
      help: 'Renders of pages in a form that this build does not know; they are shown without scripts.',
      registers,
    }),
    siteAge: new Gauge({
      name: 'mainstreet_site_age_seconds',
      help: `Time since a site's record was read; the ${MAX_SITE_LABELS} oldest. +Inf: only a copy from disk.`,
      labelNames: ['site'] as const,
      registers,
    }),
    sites: new Gauge({
      name: 'mainstreet_sites_in_memory',
      help: 'Sites whose record is in memory.',
      registers,
    }),
    leads: new Gauge({
      name: 'mainstreet_leads',
      help: 'Leads by state; none while the database does not answer.',
      labelNames: ['state'] as const,
      registers,
    }),
    oldestLead: new Gauge({
      name: 'mainstreet_oldest_waiting_lead_seconds',
      help: 'How long the oldest waiting lead has waited; 0 when none waits.',
      registers,
    }),
  };
};

/** The metrics of this process, shared by its bundles. */
export const metrics = () => singleton('metrics', createMetrics);

/** Counts a read of a document; `missing`: the server answered 404 or 410. */
export const countRead = (kind: string, outcome: 'changed' | 'unchanged' | 'missing' | 'failed') =>
  metrics().reads.inc({ kind, outcome });

export const setAges = (ages: { key: string; seconds: number }[]): void => {
  const { siteAge, sites } = metrics();
  sites.set(ages.length);
  siteAge.reset();
  for (const { key, seconds } of ages
    .toSorted((one, other) => (one.seconds < other.seconds ? 1 : -1))
    .slice(0, MAX_SITE_LABELS))
    siteAge.set({ site: key }, seconds);
};

export const setUnknownPages = (count: number): void => {
  const { unknownPages } = metrics();
  unknownPages.reset();
  unknownPages.inc(count);
};

/** Sets the gauges of leads; null while the database does not answer. */
export const setLeads = (found: { byState: Record<string, number>; oldestSeconds: number } | null): void => {
  const { leads, oldestLead } = metrics();
  leads.reset();
  oldestLead.set(found?.oldestSeconds ?? Number.NaN);
  for (const [state, count] of Object.entries(found?.byState ?? {})) leads.set({ state }, count);
};
