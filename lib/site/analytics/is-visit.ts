import { isbot } from 'isbot';
import { normaliseHost } from '@/lib/platform/http/request-source';

/** A prefetched or prerendered page, which nobody has seen yet. */
const isAhead = (headers: Headers) =>
  /prefetch|prerender|preview/i.test(
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' '),
  );

/** By Sec-Fetch-Site, on plain HTTP by Origin without its port, which proxies drop. */
const isOwn = (headers: Headers) => {
  const from = headers.get('sec-fetch-site');
  if (from) return from === 'same-origin';
  const origin = headers.get('origin') ?? '';
  return (
    URL.canParse(origin) && normaliseHost(new URL(origin).host) === normaliseHost(headers.get('host') ?? '')
  );
};

/** Whether a person's browser sent this from a page of the site. */
export const isVisit = (headers: Headers): boolean => {
  const agent = headers.get('user-agent');
  return Boolean(agent) && !isbot(agent) && !isAhead(headers) && isOwn(headers);
};
