/**
 * Every route below /api with its `Allow` header. The list exists because Next answers a method that a route lacks
 * with 405 and no `Allow`, OPTIONS with 204, and PURGE with 400.
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

const allowedMethods = (pathname: string): string => apiMethods.get(pathname) ?? 'GET, HEAD';

/** The headers of a 405 when the path does not allow the method, else null. */
export const refusedMethodHeaders = (method: string, pathname: string): { allow: string } | null => {
  const allow = allowedMethods(pathname);
  return allow.split(', ').includes(method) ? null : { allow };
};
