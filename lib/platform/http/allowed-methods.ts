type ApiRoute = {
  allow: string;
  /** Balancers and operators call it by IP address; other routes answer only under a site's host. */
  onAnyHost?: true;
};

/** Every route below /api: Next answers other methods with a 405 without `Allow`, a 204 or a 400. */
export const apiRoutes: ReadonlyMap<string, ApiRoute> = new Map<string, ApiRoute>([
  ['/api/health', { allow: 'GET, HEAD', onAnyHost: true }],
  ['/api/ready', { allow: 'GET, HEAD', onAnyHost: true }],
  ['/api/metrics', { allow: 'GET, HEAD', onAnyHost: true }],
  ['/api/status', { allow: 'GET, HEAD', onAnyHost: true }],
  ['/api/leads', { allow: 'GET, HEAD, POST' }],
  ['/api/leads/deliver', { allow: 'POST', onAnyHost: true }],
  ['/api/leads/photo', { allow: 'GET, HEAD' }],
  ['/api/leads/bot-check', { allow: 'GET, HEAD' }],
  ['/api/leads/thanks', { allow: 'GET, HEAD' }],
  ['/api/mail-events', { allow: 'POST', onAnyHost: true }],
  ['/api/numbers', { allow: 'GET, HEAD', onAnyHost: true }],
  ['/api/palette', { allow: 'GET, HEAD' }],
  ['/api/preview', { allow: 'GET, HEAD, POST', onAnyHost: true }],
  ['/api/preview/[id]', { allow: 'PUT', onAnyHost: true }],
  ['/api/requests', { allow: 'GET, HEAD, POST', onAnyHost: true }],
  ['/api/revalidate', { allow: 'POST', onAnyHost: true }],
  ['/api/reviews', { allow: 'GET, HEAD' }],
  ['/api/tls-permission', { allow: 'GET, HEAD', onAnyHost: true }],
  ['/api/clicks', { allow: 'POST' }],
  ['/api/speed', { allow: 'POST' }],
  ['/api/visits', { allow: 'GET, HEAD, POST' }],
  ['/api/weather', { allow: 'GET, HEAD' }],
]);

const PREVIEW = /^\/api\/preview\/[^/]+$/;

export const apiRouteOf = (pathname: string): ApiRoute | undefined =>
  apiRoutes.get(PREVIEW.test(pathname) ? '/api/preview/[id]' : pathname);

const allowedMethods = (pathname: string): string => apiRouteOf(pathname)?.allow ?? 'GET, HEAD';

/** Null when the path allows the method. */
export const refusedMethodHeaders = (method: string, pathname: string): { allow: string } | null => {
  const allow = allowedMethods(pathname);
  return allow.split(', ').includes(method) ? null : { allow };
};
