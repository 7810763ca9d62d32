import { isbot } from 'isbot';
import { normaliseHost } from '@/lib/http/normalise-host';

/** A page that a browser loads ahead, or draws in the background, has not been visited. */
const isAhead = (headers: Headers) =>
  /prefetch|prerender|preview/i.test(
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' '),
  );

/** Does it come from a page of this site? Browsers say so in Sec-Fetch-Site, over plain http only by Origin. Ports are not compared: proxies drop them. */
const isOwn = (headers: Headers) => {
  const from = headers.get('sec-fetch-site');
  if (from) return from === 'same-origin';
  const origin = headers.get('origin') ?? '';
  return (
    URL.canParse(origin) && normaliseHost(new URL(origin).host) === normaliseHost(headers.get('host') ?? '')
  );
};

/** Is this request to count a visit a person's, from a page of this site? Bots, prefetches and other sites' pages are not. */
export const isVisit = (headers: Headers): boolean => {
  const agent = headers.get('user-agent');
  return Boolean(agent) && !isbot(agent) && !isAhead(headers) && isOwn(headers);
};
