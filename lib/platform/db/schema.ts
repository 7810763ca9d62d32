import type { Database } from './database';

/** `bytes`: the type of bytes in the dialect. */
type Kind = { dialect: Database['dialect']; bytes: string };
export type Migration = { name: string; statements: (kind: Kind) => string[] };

/** Never edit a released migration; append one. Times are milliseconds since 1970. */
export const migrations: readonly Migration[] = [
  {
    name: 'first-release',
    statements: ({ bytes }) => [
      // `fields` is JSON: StoredFields of lib/leads/outbox/lead.ts.
      `create table leads (
        id text primary key, site text not null, state text not null, reason text, fields text not null,
        received_at bigint not null, attempts bigint not null, due_at bigint not null,
        give_up_at bigint not null, changed_at bigint not null
      )`,
      "create index leads_waiting on leads (site, received_at) where state = 'waiting'",
      'create index leads_by_state on leads (state, changed_at)',
      `create table lead_photos (
        id text primary key, lead text not null, position bigint not null, type text not null,
        bytes ${bytes} not null
      )`,
      'create index lead_photos_by_lead on lead_photos (lead, position)',
      // `failing_since` is null while the site's deliveries succeed.
      `create table site_leases (
        site text primary key, worker text not null, lease_until bigint not null, failures bigint not null,
        retry_at bigint not null, failing_since bigint, receiver text
      )`,
      'create table secrets (name text primary key, value text not null)',
      `create table clicks (
        site text not null, day text not null, kind text not null, place text not null,
        clicks bigint not null, primary key (site, day, kind, place)
      )`,
      'create table visits (site text primary key, count bigint not null)',
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
      'create table write_probe (id integer primary key, at bigint not null)',
      // `key` is a digest; a row ends with its window. PostgreSQL only.
      'create table rate_limits (key text primary key, used bigint not null, ends_at bigint not null)',
      'create index rate_limits_by_end on rate_limits (ends_at)',
      `create table previews (
        id text primary key, document text not null, created_at bigint not null, expires_at bigint not null
      )`,
      'create table sites (host text primary key, entry text not null, added_at bigint not null)',
      `create table weekly_mails (
        site text not null, week text not null, claimed_until bigint not null, sent_at bigint, visits bigint,
        primary key (site, week)
      )`,
    ],
  },
  {
    name: 'counts-of-leads',
    statements: ({ bytes }) => [
      // Counts undelivered leads without reading delivered ones (lib/leads/outbox/lead-report.ts).
      `create index leads_not_delivered on leads (site, state, received_at, give_up_at)
       where state <> 'delivered'`,
      "create index leads_by_arrival on leads (site, received_at) where state <> 'quarantined'",
      'drop index leads_by_state',
      'create index leads_by_state on leads (state, changed_at, site)',
      `alter table write_probe add column filler ${bytes}`,
    ],
  },
  {
    name: 'announced-records',
    statements: () => ['create table announced_records (site text primary key, fingerprint text not null)'],
  },
  {
    name: 'disabled-receivers',
    statements: () => [
      'create table disabled_receivers (site text primary key, endpoint text not null, since bigint not null)',
    ],
  },
  {
    name: 'deliveries',
    statements: () => [
      // 0: its further destinations are not decided yet (lib/leads/outbox/deliveries.ts).
      'alter table leads add column routed bigint not null default 1',
      "create index leads_unrouted on leads (site) where routed = 0 and state <> 'quarantined'",
      // One row per further destination; what the first one has of a lead is in `leads`.
      `create table deliveries (
        lead text not null, destination text not null, site text not null, state text not null, reason text,
        received_at bigint not null, attempts bigint not null, due_at bigint not null,
        give_up_at bigint not null, changed_at bigint not null, primary key (lead, destination)
      )`,
      "create index deliveries_waiting on deliveries (site, destination, received_at) where state = 'waiting'",
      `create index deliveries_not_delivered on deliveries (site, destination, state, received_at, give_up_at)
       where state <> 'delivered'`,
      'create index deliveries_by_state on deliveries (state, changed_at, site, destination, received_at)',
      `create table delivery_leases (
        site text not null, destination text not null, worker text not null, lease_until bigint not null,
        failures bigint not null, retry_at bigint not null, failing_since bigint, receiver text,
        primary key (site, destination)
      )`,
      // The index alone gives the times from request to acceptance.
      'drop index leads_by_state',
      'create index leads_by_state on leads (state, changed_at, site, received_at)',
      'alter table disabled_receivers rename to disabled_receivers_of_sites',
      `create table disabled_receivers (
        site text not null, endpoint text not null, since bigint not null, primary key (site, endpoint)
      )`,
      `insert into disabled_receivers (site, endpoint, since)
       select site, endpoint, since from disabled_receivers_of_sites`,
      'drop table disabled_receivers_of_sites',
    ],
  },
  {
    name: 'held-leads',
    statements: () => [
      // The number of the mail that lists a held lead; null: none yet (lib/leads/held).
      'alter table leads add column held_mail bigint',
      "create index leads_held on leads (site, held_mail) where state = 'quarantined'",
      `create table held_mails (
        site text primary key, mail bigint not null, claimed_until bigint not null, sent_at bigint
      )`,
      // Keyed digests, each kept for a day: of texts, and of addresses that got a confirmation.
      `create table seen_texts (
        digest text not null, site text not null, seen_at bigint not null, primary key (digest, site)
      )`,
      'create index seen_texts_by_time on seen_texts (seen_at)',
      'create table confirmations (digest text primary key, sent_at bigint not null)',
      'create index confirmations_by_time on confirmations (sent_at)',
    ],
  },
  {
    name: 'page-speed',
    statements: () => [
      // The day first, because whole days are summed and deleted.
      `create table page_speed (
        day text not null, site text not null, measure text not null, up_to bigint not null,
        views bigint not null, primary key (day, site, measure, up_to)
      )`,
    ],
  },
  {
    name: 'unlogged-limits',
    // Three of a lead's five commits count for its limits: they need not wait for the disk, as a crash may
    // forget them.
    statements: ({ dialect }) => (dialect === 'postgres' ? ['alter table rate_limits set unlogged'] : []),
  },
];
