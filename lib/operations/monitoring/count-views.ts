import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '@/lib/platform/metrics';

/** Counts answers with pages and sites' files, by the cache state in Next's header. */
export const countViews = (): void =>
  diagnostics.subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (/^\/(api|_next|assets)\//.test(request.url ?? '')) return;
    const cache = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
    metrics().views.inc({ cache, status: `${Math.floor(response.statusCode / 100)}xx` });
  });
