import 'server-only';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { singleton } from '@/lib/singleton';

const createMetrics = () => {
  const registry = new Registry();
  // Memory, garbage collection, file handles and the event loop's delay.
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    reads: new Counter({
      name: 'mainstreet_reads_total',
      help: 'Documents asked of the content and reviews servers, by outcome.',
      labelNames: ['kind', 'outcome'] as const,
      registers: [registry],
    }),
    views: new Counter({
      name: 'mainstreet_views_total',
      help: "Answers to requests for pages and a site's files, by the page cache's state and class of status.",
      labelNames: ['cache', 'status'] as const,
      registers: [registry],
    }),
  };
};

/** The metrics of this process. Bundles share them. */
export const metrics = () => singleton('metrics', createMetrics);

/** Counts a read of a document. `missing` is the server's word that there is none. */
export const countRead = (kind: string, outcome: 'changed' | 'unchanged' | 'missing' | 'failed') =>
  metrics().reads.inc({ kind, outcome });
