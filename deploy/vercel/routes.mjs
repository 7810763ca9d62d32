// The routes of a build output's config.json (Build Output API, version 3), as far as Next's use them.

/**
 * @typedef {{
 *   path: string, query: URLSearchParams, method: string, headers: Record<string, string | undefined>,
 * }} Request
 */
/** @typedef {{ type: string, key: string, value?: string }} Condition */
/**
 * @typedef {{
 *   src?: string, dest?: string, status?: number, headers?: Record<string, string>, methods?: string[],
 *   continue?: boolean, check?: boolean, handle?: string, middlewarePath?: string,
 *   has?: Condition[], missing?: Condition[],
 * }} Route
 */

/** @param {string} source */
const whole = (source) => new RegExp(`^(?:${source})$`);

/**
 * The named groups of a condition that holds; null for one that does not.
 * @param {Condition} condition @param {Request} request
 */
const meets = ({ type, key, value }, { headers, query }) => {
  const host = headers.host ?? '';
  const cookies = new URLSearchParams((headers.cookie ?? '').replace(/;\s*/g, '&'));
  const found = { header: headers[key.toLowerCase()], cookie: cookies.get(key), query: query.get(key), host }[
    type
  ];
  if (found === undefined || found === null) return null;
  if (value === undefined) return {};
  const match = whole(value).exec(found);
  return match && (match.groups ?? {});
};

/**
 * What `$1` and `$name` stand for when a route matches; null when it does not.
 * @param {Route} route @param {Request} request
 */
const matchOf = (route, request) => {
  const match = whole(route.src ?? '.*').exec(request.path);
  if (!match || (route.methods && !route.methods.includes(request.method))) return null;
  const conditions = (route.has ?? []).map((condition) => meets(condition, request));
  if (conditions.includes(null)) return null;
  if ((route.missing ?? []).some((condition) => meets(condition, request))) return null;
  return Object.assign({ ...match.slice(1).map((text) => text ?? '') }, match.groups, ...conditions);
};

/** @param {string} text @param {Record<string, string | undefined>} values `$1` is the key 0 */
const filled = (text, values) =>
  text.replace(/\$(\w+)/g, (_, name) => (/^\d+$/.test(name) ? values[Number(name) - 1] : values[name]) ?? '');

/** @param {readonly Route[]} routes @param {string | null} phase */
const inPhase = (routes, phase) => {
  const start = phase === null ? 0 : routes.findIndex(({ handle }) => handle === phase) + 1;
  if (phase !== null && start === 0) return [];
  const end = routes.findIndex(({ handle }, index) => handle && index >= start);
  return routes.slice(start, end < 0 ? undefined : end);
};

/**
 * Applies the routes of a phase to a request, which it changes.
 * @param {readonly Route[]} routes
 * @param {string | null} phase
 * @param {{ request: Request, headers: Record<string, string>, exists: (path: string) => boolean,
 *   runMiddleware?: () => Promise<unknown> }} state `headers`: of the answer
 * @returns {Promise<unknown>} what ends the request: a status, or middleware's answer; else null
 */
export const applyRoutes = async (routes, phase, { request, headers, exists, runMiddleware }) => {
  for (const route of inPhase(routes, phase)) {
    const values = matchOf(route, request);
    if (!values) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = filled(value, values);
    if (route.middlewarePath) {
      const answer = await runMiddleware?.();
      if (answer) return answer;
    }
    if (route.dest) {
      const [path, search = ''] = filled(route.dest, values).split('?');
      request.path = path;
      for (const [name, value] of new URLSearchParams(search)) request.query.set(name, value);
    }
    if (route.check && exists(request.path)) return null;
    if (route.continue || route.check || route.middlewarePath) continue;
    return route.status && !route.dest ? { status: route.status } : null;
  }
  return null;
};
