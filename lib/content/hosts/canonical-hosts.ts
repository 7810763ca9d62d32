type Entry = { page: string; redirectTo: string | null | undefined };
type Entries = ReadonlyMap<string, Entry>;

const problemOfTarget = (host: string, page: string, redirectTo: string, entries: Entries): string | null => {
  const target = entries.get(redirectTo);
  if (redirectTo === host) return 'is this host itself';
  if (!target) return 'is not a host of this deployment';
  if (target.page !== page) return `is a host of another site, ${target.page}`;
  return target.redirectTo ? `redirects to ${target.redirectTo} itself: name the last host` : null;
};

type Canonical = {
  /** By page id: the target of its redirects, else its first host. */
  hosts: Map<string, string>;
  /** Each `redirectTo` that is ignored. */
  problems: { host: string; page: string; reason: string }[];
};

export const canonicalHosts = (entries: Entries): Canonical => {
  const hosts = new Map<string, string>();
  const problems: Canonical['problems'] = [];
  const prefer = (pageId: string, host: string) => {
    if (!hosts.has(pageId)) hosts.set(pageId, host);
  };
  for (const [host, { page, redirectTo }] of entries) {
    if (!redirectTo) continue;
    const problem = problemOfTarget(host, page, redirectTo, entries);
    if (problem === null) prefer(page, redirectTo);
    else problems.push({ host, page, reason: `redirectTo ${redirectTo} is ignored: it ${problem}` });
  }
  for (const [host, { page }] of entries) prefer(page, host);
  return { hosts, problems };
};
