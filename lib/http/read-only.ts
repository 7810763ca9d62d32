/** Paths that take more than GET and HEAD: each route handler says which. */
const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

/** Methods that no route handler has, and for which the fetch standard, and so Next, has no Request. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Is this method refused with 405? Pages and files are there to be read; only /api takes anything. */
export const isMethodRefused = (method: string, pathname: string): boolean =>
  FORBIDDEN_METHODS.has(method) || (!isApi(pathname) && method !== 'GET' && method !== 'HEAD');

/** Of the answer to a method that is refused. */
export const refusedMethodHeaders = { allow: 'GET, HEAD' } as const;
