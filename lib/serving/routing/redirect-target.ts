/**
 * The address of a redirect.
 * @param to `path`: a path or an absolute URL; `origin`: the base of a path on another host
 * @param requested the origin of the request
 * @param search the visitor's query with its `?`; kept unless `path` has a query of its own
 */
export const redirectTarget = (
  to: { path: string; origin?: string },
  requested: string,
  search: string,
): URL => {
  const origin = to.origin ?? requested;
  // `new URL` would read a path with two leading slashes as a host.
  const url = to.path.startsWith('/') ? new URL(origin + to.path) : new URL(to.path);
  if (!url.search) url.search = search;
  return url;
};
