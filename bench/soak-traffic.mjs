// Visitors of soak.mjs: views of known pages, unknown addresses, campaign links, and leads.
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { postLead } from './leads-site.mjs';

const paths = ['/', '/about', '/services', '/gallery', '/contact', '/reviews', '/privacy', '/robots.txt'];
const MAX_UNDER_WAY = 200;

export const trafficOf = (origin, hosts) => {
  const dispatcher = new Agent({ connections: MAX_UNDER_WAY, headersTimeout: 30_000 });
  const counts = { views: 0, failed: 0, notSent: 0, leadsRefused: 0 };
  const failures = new Map();
  const acknowledged = new Set();
  /** Milliseconds of each view, in groups that `begin` opens. */
  const groups = new Map();
  let times = [];
  let number = 0;
  const begin = (name) => {
    times = groups.get(name) ?? [];
    groups.set(name, times);
  };

  const ask = (host, path) =>
    request(origin + path, { dispatcher, headers: { host } }).then(
      ({ statusCode, body }) => body.dump().then(() => statusCode),
      (error) => error.code ?? error.name,
    );
  const note = (what) => failures.set(what, (failures.get(what) ?? 0) + 1);
  const view = async (host, path, expected = 200) => {
    const [group, from] = [times, performance.now()];
    const status = await ask(host, path);
    group.push(performance.now() - from);
    counts.views += 1;
    if (status === expected) return;
    counts.failed += 1;
    note(`${status} of ${path.replace(/\?.*|-\d+/, '')}`);
  };
  const post = async (host) => {
    const { id, outcome } = await postLead(`${origin}/api/leads`, { host, dispatcher });
    if (outcome === 200) return acknowledged.add(id);
    counts.leadsRefused += 1;
    note(`${outcome} of a lead`);
  };

  /** One visitor; every fiftieth request is a lead, and some addresses nobody has asked for before. */
  const visit = () => {
    number += 1;
    const host = hosts[number % hosts.length];
    const path = paths[Math.floor(number / hosts.length) % paths.length];
    if (number % 50 === 0) return post(host);
    if (number % 25 === 0) return view(host, `/unknown-${number}`, 404);
    return view(host, number % 20 === 0 && path !== '/robots.txt' ? `${path}?utm_source=${number}` : path);
  };

  /** Every page of every site once. */
  const warmUp = async () => {
    for (const host of hosts) await Promise.all(paths.map((path) => view(host, path)));
  };

  /** As fast as `connections` visitors can. @returns requests a second */
  const rush = async (connections, ms) => {
    const from = performance.now();
    let done = 0;
    const go = async () => {
      for (; performance.now() - from < ms; done += 1) await visit();
    };
    await Promise.all(Array.from({ length: connections }, go));
    return done / ((performance.now() - from) / 1_000);
  };

  /** At a steady rate, however long answers take; skips requests beyond 200 open ones. */
  const keep = async (rate, ms) => {
    const from = performance.now();
    const underWay = new Set();
    for (let sent = 0; performance.now() - from < ms; sent += 1) {
      const due = from + (sent * 1_000) / rate;
      if (due > performance.now() + 1) await wait(due - performance.now());
      if (underWay.size >= MAX_UNDER_WAY) {
        counts.notSent += 1;
        await wait(1);
        continue;
      }
      const visited = visit().finally(() => underWay.delete(visited));
      underWay.add(visited);
    }
    await Promise.all(underWay);
  };
  begin('warm-up');
  return {
    warmUp,
    rush,
    keep,
    begin,
    groups,
    counts,
    failures,
    acknowledged,
    close: () => dispatcher.destroy(),
  };
};
