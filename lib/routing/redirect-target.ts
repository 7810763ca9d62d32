/**
 * The address of a redirect.
 * @param to `path`: a path or a whole address; `origin`: where a path leads when that is another host
 * @param requested the origin of the request
 * @param search the visitor's query with its `?`; kept unless `path` has a query of its own
 */
export const redirectTarget = (
  to: { path: string; origin?: string },
  requested: string,
  search: string,
): URL => {
  const origin = to.origin ?? requested;
  // A path that begins with two slashes would be another host to `new URL`.
  const url = to.path.startsWith('/') ? new URL(origin + to.path) : new URL(to.path);
  if (!url.search) url.search = search;
  return url;
};
