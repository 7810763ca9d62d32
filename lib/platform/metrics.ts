import 'server-only';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { singleton } from './singleton';

const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    reads: new Counter({
      name: 'mainstreet_reads_total',
      help: 'Documents asked of the content and reviews servers, by outcome.',
      labelNames: ['kind', 'outcome'] as const,
      registers: [registry],
    }),
  };
};

export const metrics = () => singleton('metrics', createMetrics);

export const countRead = (kind: string, outcome: 'changed' | 'unchanged' | 'missing' | 'failed') =>
  metrics().reads.inc({ kind, outcome });
