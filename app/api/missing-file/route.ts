/** Middleware and next.config.mjs rewrite paths here that are neither a page nor a file. */
export const GET = () =>
  new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
export { GET as POST, GET as PUT, GET as PATCH, GET as DELETE, GET as OPTIONS };
