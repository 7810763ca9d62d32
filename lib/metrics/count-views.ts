import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from './index';

/** Counts every answer to a request for a page or a site's file. Next tells its cache's state in a header of its own. */
export const countViews = (): void =>
  diagnostics.subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (/^\/(api|_next|assets)\//.test(request.url ?? '')) return;
    const cache = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
    metrics().views.inc({ cache, status: `${Math.floor(response.statusCode / 100)}xx` });
  });
