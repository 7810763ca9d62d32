/** A `from` that ends with `*` matches all paths with that prefix. */
export type Redirects = {
  exact: ReadonlyMap<string, string>;
  prefixes: readonly (readonly [string, string])[];
};

export type RedirectProblem = { from: string; reason: string };

export const noRedirects: Redirects = { exact: new Map(), prefixes: [] };

const reserved = /^\/(api|assets|_next|\.well-known)(\/|$)/;

/** Browsers send `/caf%C3%A9` for `/café`. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path);

const problemOfFrom = (from: string): string | null => {
  if (!from.startsWith('/') || from.startsWith('//')) return 'is no path: it must begin with one /';
  if (/[?#\s]/.test(from)) return 'must not have a query, a # or a space';
  if (from.slice(0, -1).includes('*')) return 'may have a * at its end only';
  if (from === '/' || from === '/*') return 'is the first page itself, or everything';
  return reserved.test(from) ? 'belongs to the server' : null;
};

/** The page id of a host of this deployment; a redirect may lead to no other host. */
type PageOf = (host: string) => string | undefined;

const problemOfTarget = (to: unknown, pageOf: PageOf): string | null => {
  if (typeof to !== 'string') return 'leads nowhere: its target is no text';
  if (/^\/(?![/\\])/.test(to)) return to.includes('*') ? 'leads to an address with a *' : null;
  if (!URL.canParse(to)) return 'leads nowhere: its target is neither a path nor a link';
  const { protocol, hostname } = new URL(to);
  if (!/^https?:$/.test(protocol)) return 'leads to something that is no web page';
  return pageOf(hostname) !== undefined ? null : `leads to another host, ${hostname}`;
};

/** The target of a path, by exact match, else by the longest prefix; null without one. */
export const redirectFor = ({ exact, prefixes }: Redirects, pathname: string): string | null => {
  const path = decoded(withoutSlash(pathname));
  return (
    exact.get(path) ??
    prefixes.find(([prefix]) => path.startsWith(prefix) || `${path}/` === prefix)?.[1] ??
    null
  );
};

const MAX_STEPS = 10;

const endOf = (redirects: Redirects, from: string): { end: string; steps: number } | null => {
  let end = from;
  for (let steps = 0; steps <= MAX_STEPS; steps += 1) {
    const next = end.startsWith('/') ? redirectFor(redirects, end) : null;
    if (next === null) return { end, steps };
    end = next;
  }
  return null;
};

/** A link to the site itself as a path, so that loops and missing pages are found. */
const asPath = (to: string, pageOf: PageOf, pageId: string): string => {
  if (to.startsWith('/')) return to;
  const { hostname, pathname, search, hash } = new URL(to);
  return pageOf(hostname) === pageId ? pathname + search + hash : to;
};

/** Reads {"/about-us": "/about", "/blog/*": "/"}; leaves out invalid entries and shortens chains. */
export const parseRedirects = (
  value: unknown,
  pageOf: PageOf,
  pageId: string,
): { redirects: Redirects; problems: RedirectProblem[] } => {
  if (value === undefined || value === null) return { redirects: noRedirects, problems: [] };
  if (typeof value !== 'object' || Array.isArray(value))
    return { redirects: noRedirects, problems: [{ from: 'redirects', reason: 'is not an object of paths' }] };
  const problems: RedirectProblem[] = [];
  const usable = Object.entries(value).flatMap(([from, to]: [string, unknown]): [string, string][] => {
    const reason = problemOfFrom(from) ?? problemOfTarget(to, pageOf);
    if (reason === null) return [[from, asPath(to as string, pageOf, pageId)]];
    problems.push({ from, reason });
    return [];
  });
  const build = (entries: readonly [string, string][]): Redirects => ({
    exact: new Map(
      entries.flatMap(([from, to]) => (from.endsWith('*') ? [] : [[decoded(withoutSlash(from)), to]])),
    ),
    prefixes: entries
      .flatMap(([from, to]) => (from.endsWith('*') ? [[decoded(from.slice(0, -1)), to] as const] : []))
      .sort(([one], [other]) => other.length - one.length),
  });
  const asWritten = build(usable);
  const followed = usable.flatMap(([from, to]): [string, string][] => {
    const result = endOf(asWritten, to);
    if (!result) {
      problems.push({ from, reason: 'leads in a circle' });
      return [];
    }
    if (result.steps > 0) problems.push({ from, reason: `leads over another redirect: write ${result.end}` });
    return [[from, result.end]];
  });
  return { redirects: build(followed), problems };
};
