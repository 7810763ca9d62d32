import { isbot } from 'isbot';
import { normaliseHost } from '@/lib/http/normalise-host';

/** Prefetched or prerendered pages are not visited. */
const isAhead = (headers: Headers) =>
  /prefetch|prerender|preview/i.test(
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' '),
  );

/** Sec-Fetch-Site, over plain http Origin. Ports are not compared: proxies drop them. */
const isOwn = (headers: Headers) => {
  const from = headers.get('sec-fetch-site');
  if (from) return from === 'same-origin';
  const origin = headers.get('origin') ?? '';
  return (
    URL.canParse(origin) && normaliseHost(new URL(origin).host) === normaliseHost(headers.get('host') ?? '')
  );
};

/** True for a person's visit from a page of this site. */
export const isVisit = (headers: Headers): boolean => {
  const agent = headers.get('user-agent');
  return Boolean(agent) && !isbot(agent) && !isAhead(headers) && isOwn(headers);
};
