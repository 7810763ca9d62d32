import 'server-only';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge } from 'prom-client';
import { siteAges } from '@/lib/content';
import { outbox } from '@/lib/leads';
import type { Acceptance } from '@/lib/leads/outbox/acceptance';
import { leadReport, oldestOf, READING_MS } from '@/lib/leads/outbox/lead-report';
import { database } from '@/lib/platform/db';
import { metrics } from '@/lib/platform/metrics';
import { sharedReading } from '@/lib/platform/shared-reading';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import { unknownPages } from '@/lib/serving/next/unknown-pages.mjs';

const MAX_WAIT_MS = 2_000;
/** Only the oldest sites get a label, which bounds the metrics of thousands of sites. */
const MAX_SITE_LABELS = 100;

const createMetrics = () => {
  const registers = [metrics().registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `mainstreet_${name}`, help, labelNames, registers });
  return {
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
    siteAge: gauge(
      'site_age_seconds',
      `Time since a site's record was read; the ${MAX_SITE_LABELS} oldest. +Inf: only a copy from disk.`,
      ['site'],
    ),
    sites: gauge('sites_in_memory', 'Sites whose record is in memory.'),
    leads: gauge('leads', 'Leads by state at their destinations; none while the database does not answer.', [
      'state',
    ]),
    acceptance: gauge(
      'lead_acceptance_seconds',
      `From request to acceptance in the last 7 days: the ${MAX_SITE_LABELS} slowest destinations of sites.`,
      ['site', 'destination', 'value'],
    ),
    oldestLead: gauge(
      'oldest_waiting_lead_seconds',
      'How long the oldest waiting lead has waited; 0 when none waits.',
    ),
  };
};

const siteMetrics = () => singleton('site-metrics', createMetrics);

export const countViews = (): void =>
  diagnostics.subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (/^\/(api|_next|assets)\//.test(request.url ?? '')) return;
    const cache = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
    siteMetrics().views.inc({ cache, status: `${Math.floor(response.statusCode / 100)}xx` });
  });

export const setAges = (ages: { key: string; seconds: number }[]): void => {
  const { siteAge, sites } = siteMetrics();
  sites.set(ages.length);
  siteAge.reset();
  for (const { key, seconds } of ages
    .toSorted((one, other) => (one.seconds < other.seconds ? 1 : -1))
    .slice(0, MAX_SITE_LABELS))
    siteAge.set({ site: key }, seconds);
};

type FoundLeads = {
  byState: Record<string, number>;
  acceptance?: readonly Acceptance[];
  oldestSeconds: number;
};

/** Takes null while the database does not answer. */
export const setLeads = (found: FoundLeads | null): void => {
  const { leads, acceptance, oldestLead } = siteMetrics();
  for (const gauge of [leads, acceptance]) gauge.reset();
  oldestLead.set(found?.oldestSeconds ?? Number.NaN);
  for (const [state, count] of Object.entries(found?.byState ?? {})) leads.set({ state }, count);
  const slowest = (found?.acceptance ?? []).toSorted((one, other) => other.slowest - one.slowest);
  for (const { site, destination, ...times } of slowest.slice(0, MAX_SITE_LABELS))
    for (const value of ['median', 'slowest'] as const)
      acceptance.set({ site, destination, value }, times[value] / 1_000);
};

const setUnknownPages = (count: number): void => {
  siteMetrics().unknownPages.reset();
  siteMetrics().unknownPages.inc(count);
};

const readLeads = async (): Promise<FoundLeads> => {
  const [store, report, now] = [await outbox(), leadReport(await database()), Date.now()];
  const oldest = oldestOf(await report.bySite(now));
  return {
    byState: await store.countByState(),
    acceptance: await report.acceptedInWeek(now),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - oldest) / 1_000),
  };
};

export const readMetrics = async (): Promise<{ text: string; contentType: string }> => {
  const { registry } = metrics();
  setAges(siteAges());
  setUnknownPages(unknownPages().count);
  const reading = sharedReading('metrics.leads', READING_MS, readLeads).catch(() => null);
  setLeads(await within(MAX_WAIT_MS, reading, () => null));
  return { text: await registry.metrics(), contentType: registry.contentType };
};
