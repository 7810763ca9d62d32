import type { Database } from './database';

/** `bytes`: the type of bytes in the dialect. */
type Kind = { dialect: Database['dialect']; bytes: string };
export type Migration = { name: string; statements: (kind: Kind) => string[] };

/** SQL that adds `change` to the count of one destination and state. */
const count = (row: 'new' | 'old', [destination, state]: [string, string], change: 1 | -1): string =>
  `insert into lead_counts (site, destination, state, part, leads)
   values (${row}.site, ${destination}, ${state}, PART, ${change})
   on conflict (site, destination, state, part) do update set leads = lead_counts.leads + (${change});`;

const delivery = (row: 'new' | 'old'): [string, string] => [`${row}.destination`, `${row}.state`];
const REFUSED: [string, string] = ["''", "'refused'"];

/** Triggers by name: the event, its condition, and the changes. */
const counting: Record<string, [event: string, when: string, changes: string[]]> = {
  deliveries_counted: ['insert on deliveries', '1 = 1', [count('new', delivery('new'), 1)]],
  deliveries_moved: [
    'update on deliveries',
    'old.state <> new.state',
    [count('old', delivery('old'), -1), count('new', delivery('new'), 1)],
  ],
  deliveries_erased: ['delete on deliveries', '1 = 1', [count('old', delivery('old'), -1)]],
  leads_refused: ['insert on leads', 'new.refused is not null', [count('new', REFUSED, 1)]],
  leads_accepted: [
    'update on leads',
    'old.refused is not null and new.refused is null',
    [count('old', REFUSED, -1)],
  ],
  leads_erased: ['delete on leads', 'old.refused is not null', [count('old', REFUSED, -1)]],
};

/**
 * Triggers keep the counts in the transaction that changes the leads. On PostgreSQL connections write rows of
 * their own (`part`), so that two leads of a site do not wait for each other's commit.
 */
const countingTriggers = ({ dialect }: Kind): string[] =>
  Object.entries(counting).flatMap(([name, [event, when, changes]]) => {
    const body = changes.join(' ');
    if (dialect === 'sqlite')
      return [`create trigger ${name} after ${event} when ${when} begin ${body.replaceAll('PART', '0')} end`];
    return [
      `create function ${name}() returns trigger language plpgsql as $$
       begin ${body.replaceAll('PART', 'pg_backend_pid() % 16')} return null; end $$`,
      `create trigger ${name} after ${event} for each row when (${when}) execute function ${name}()`,
    ];
  });

/** Never edit a released migration; append one. Times are milliseconds since 1970. */
export const migrations: readonly Migration[] = [
  {
    name: 'tables',
    statements: ({ dialect, bytes }) => [
      // A visitor's request. `fields` is JSON: StoredFields of lib/leads/outbox/lead.ts. `refused`: why a
      // machine surely sent it, else null. `routed` is 0 while its destinations are not known. `handled`: the
      // business's mark on it ('answered', 'done'), else null.
      `create table leads (
        id text primary key, site text not null, refused text, fields text not null,
        received_at bigint not null, routed bigint not null default 1, handled text, handled_at bigint
      )`,
      'create index leads_by_arrival on leads (site, received_at) where refused is null',
      'create index leads_by_refusal on leads (site, received_at) where refused is not null',
      'create index leads_unrouted on leads (site) where routed = 0',
      `create table lead_photos (
        id text primary key, lead text not null, position bigint not null, type text not null,
        bytes ${bytes} not null
      )`,
      'create index lead_photos_by_lead on lead_photos (lead, position)',
      // The state of a lead at each destination.
      `create table deliveries (
        lead text not null, destination text not null, site text not null, state text not null, reason text,
        received_at bigint not null, attempts bigint not null, due_at bigint not null,
        give_up_at bigint not null, changed_at bigint not null, primary key (lead, destination)
      )`,
      "create index deliveries_waiting on deliveries (site, destination, received_at) where state = 'waiting'",
      "create index deliveries_by_end on deliveries (site, destination, give_up_at) where state = 'waiting'",
      'create index deliveries_by_state on deliveries (state, changed_at)',
      // `failing_since` is null while the deliveries succeed.
      `create table delivery_leases (
        site text not null, destination text not null, worker text not null, lease_until bigint not null,
        failures bigint not null, retry_at bigint not null, failing_since bigint, receiver text,
        primary key (site, destination)
      )`,
      // Destination '' and state 'refused': leads that were sent nowhere.
      `create table lead_counts (
        site text not null, destination text not null, state text not null, part bigint not null,
        leads bigint not null, primary key (site, destination, state, part)
      )`,
      ...countingTriggers({ dialect, bytes }),
      // Times from request to acceptance, in ms: how many up to `up_to`, and the longest of them.
      `create table acceptances (
        day text not null, site text not null, destination text not null, up_to bigint not null,
        leads bigint not null, slowest bigint not null, primary key (site, destination, up_to, day)
      )`,
      // Keyed digests, each kept for a day: of texts, and of addresses that got a confirmation.
      `create table seen_texts (
        digest text not null, site text not null, seen_at bigint not null, primary key (digest, site)
      )`,
      'create index seen_texts_by_time on seen_texts (seen_at)',
      'create table confirmations (digest text primary key, sent_at bigint not null)',
      'create index confirmations_by_time on confirmations (sent_at)',
      'create table secrets (name text primary key, value text not null)',
      `create table clicks (
        site text not null, day text not null, kind text not null, place text not null,
        clicks bigint not null, primary key (site, day, kind, place)
      )`,
      'create table visits (site text primary key, count bigint not null)',
      // The day first, because whole days are summed and deleted.
      `create table page_speed (
        day text not null, site text not null, measure text not null, up_to bigint not null,
        views bigint not null, primary key (day, site, measure, up_to)
      )`,
      // No log with serial numbers: transactions commit out of order, and a reader would miss entries.
      "create table revalidations (site text primary key, version bigint not null, change text not null default 'read')",
      `create table snapshots (
        folder text not null, key text not null, document text not null, primary key (folder, key)
      )`,
      `create table alerts (
        cause text not null, subject text not null, detail text not null, since bigint not null,
        due_at bigint not null, seen_at bigint not null, open_sent_to text not null, over_at bigint,
        over_sent_to text not null, claimed_until bigint not null,
        primary key (cause, subject)
      )`,
      `create table write_probe (id integer primary key, at bigint not null, filler ${bytes})`,
      // `key` is a digest; a row ends with its window. PostgreSQL only, where no commit of it waits for the
      // disk: a crash may forget the counts.
      `create ${dialect === 'postgres' ? 'unlogged ' : ''}table rate_limits (
        key text primary key, used bigint not null, ends_at bigint not null
      )`,
      'create index rate_limits_by_end on rate_limits (ends_at)',
      `create table previews (
        id text primary key, document text not null, created_at bigint not null, expires_at bigint not null
      )`,
      'create table sites (host text primary key, entry text not null, added_at bigint not null)',
      'create table announced_records (site text primary key, fingerprint text not null)',
      `create table weekly_mails (
        site text not null, week text not null, claimed_until bigint not null, sent_at bigint, visits bigint,
        primary key (site, week)
      )`,
    ],
  },
];
