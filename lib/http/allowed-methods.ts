/**
 * The addresses below /api that answer, and what each takes: its `Allow` header. Any other address there has no route. Next
 * answers a method that a route lacks with 405 and no `Allow`, OPTIONS with 204, and PURGE with 400.
 */
export const apiMethods: ReadonlyMap<string, string> = new Map([
  ['/api/health', 'GET, HEAD'],
  ['/api/ready', 'GET, HEAD'],
  ['/api/metrics', 'GET, HEAD'],
  ['/api/status', 'GET, HEAD'],
  ['/api/leads', 'GET, HEAD, POST'],
  ['/api/leads/deliver', 'POST'],
  ['/api/leads/photo', 'GET, HEAD'],
  ['/api/leads/bot-check', 'GET, HEAD'],
  ['/api/leads/thanks', 'GET, HEAD'],
  ['/api/palette', 'GET, HEAD'],
  ['/api/preview', 'GET, HEAD, POST'],
  ['/api/revalidate', 'POST'],
  ['/api/reviews', 'GET, HEAD'],
  ['/api/tls-permission', 'GET, HEAD'],
  ['/api/clicks', 'POST'],
  ['/api/visits', 'GET, HEAD, POST'],
  ['/api/weather', 'GET, HEAD'],
]);

/** Pages and files are there to be read; only routes below /api take anything else. @returns the path's `Allow` header */
const allowedMethods = (pathname: string): string => apiMethods.get(pathname) ?? 'GET, HEAD';

/** The headers of the answer 405 when this path does not take the method; null when it does. */
export const refusedMethodHeaders = (method: string, pathname: string): { allow: string } | null => {
  const allow = allowedMethods(pathname);
  return allow.split(', ').includes(method) ? null : { allow };
};
