import type { SiteEntry } from './site-entries';

export type Entries = ReadonlyMap<string, SiteEntry>;

type Problem = { host: string; page: string; field: 'canonical' | 'redirectTo'; reason: string };
type Host = SiteEntry & { host: string };

/** `isClear`: false while two hosts could be the canonical one; then none redirects by itself. */
type Choice = { host: string; isClear: boolean; problem: Problem | null };

const MAX_NAMED = 5;

const choiceOf = (page: string, hosts: readonly Host[]): Choice => {
  const marked = hosts.filter(({ canonical }) => canonical === true);
  const plain = hosts.filter(({ redirectTo }) => redirectTo === undefined);
  const kept = hosts.filter(({ redirectTo }) => redirectTo === null);
  const candidates = [marked, plain, kept].find(({ length }) => length > 0);
  const targets = new Set(hosts.map(({ redirectTo }) => redirectTo));
  // Not simply the first, because tools sort the keys of JSON files.
  const names = (candidates ?? hosts)
    .map(({ host }) => host)
    .sort(
      (a, b) => Number(targets.has(b)) - Number(targets.has(a)) || a.length - b.length || (a < b ? -1 : 1),
    );
  const [host = ''] = names;
  // When each host redirects, every redirectTo is reported by itself.
  if (names.length === 1 || !candidates) return { host, isClear: names.length === 1, problem: null };
  const listed = names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', ...' : '');
  const why =
    marked.length > 0 ? 'are "canonical": true' : 'have no redirectTo, and none is "canonical": true';
  const reason = `${names.length} hosts of ${page} ${why} (${listed}): links name ${host}, and none redirects to it`;
  return { host, isClear: false, problem: { host, page, field: 'canonical', reason } };
};

const groupByPage = (entries: Entries): Map<string, Host[]> => {
  const groups = new Map<string, Host[]>();
  for (const [host, entry] of entries) {
    const group = groups.get(entry.page) ?? [];
    groups.set(entry.page, group);
    group.push({ ...entry, host });
  }
  return groups;
};

/**
 * The canonical host of each page id: the marked host, else the host without `redirectTo`; of several the
 * host to which others redirect, else the shortest. Also the target of each other host.
 */
export const canonicalHosts = (entries: Entries) => {
  const choices = new Map(
    [...groupByPage(entries)].map(([page, hosts]) => [page, choiceOf(page, hosts)] as const),
  );
  const problems = [...choices.values()].flatMap(({ problem }) => problem ?? []);
  const redirectTo = new Map<string, string>();

  const nextHost = (host: string, { page, canonical, redirectTo: written }: SiteEntry): string | null => {
    const choice = choices.get(page);
    if (canonical === true || written === null || !choice || choice.host === host) return null;
    return written ?? (choice.isClear ? choice.host : null);
  };
  const problemOfTarget = (host: string, { page, canonical }: SiteEntry, target: string): string | null => {
    const entry = entries.get(target);
    if (canonical === true) return 'is on a host with "canonical": true';
    if (target === host) return 'is this host itself';
    if (!entry) return 'is not a host of this deployment';
    if (entry.page !== page) return `is a host of another site, ${entry.page}`;
    const next = (entry.canonical !== true && entry.redirectTo) || nextHost(target, entry);
    return next === null ? null : `redirects to ${next} itself: name the last host`;
  };

  for (const [host, entry] of entries) {
    const { page, redirectTo: written } = entry;
    const problem = typeof written === 'string' ? problemOfTarget(host, entry, written) : null;
    if (problem !== null)
      problems.push({
        host,
        page,
        field: 'redirectTo',
        reason: `redirectTo ${written} is ignored: it ${problem}`,
      });
    const next =
      problem === null ? nextHost(host, entry) : nextHost(host, { ...entry, redirectTo: undefined });
    if (next !== null) redirectTo.set(host, next);
  }
  return { hosts: new Map([...choices].map(([page, { host }]) => [page, host])), redirectTo, problems };
};
