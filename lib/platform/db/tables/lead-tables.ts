import type { Migration } from './migration';

// Times are milliseconds since 1970. `fields` is JSON: StoredFields of lib/leads/outbox/lead.ts.
export const leadTables: readonly Migration[] = [
  {
    name: 'leads-1',
    statements: ({ bytes }) => [
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
      `create table lead_lanes (
        site text primary key, worker text not null, lease_until bigint not null,
        failures bigint not null, retry_at bigint not null
      )`,
      'create table lead_secrets (name text primary key, value text not null)',
      `create table lead_taps (
        site text not null, day text not null, kind text not null, place text not null,
        taps bigint not null, primary key (site, day, kind, place)
      )`,
    ],
  },
  {
    name: 'leads-2',
    statements: () => [
      "update leads set state = 'dead-lettered' where state = 'parked'",
      "update leads set reason = 'honeypot' where reason = 'trap'",
      "update leads set reason = 'forged-bot-check' where reason = 'forged-stamp'",
      'alter table lead_lanes rename to site_leases',
      // Null while the site's deliveries succeed.
      'alter table site_leases add column failing_since bigint',
      'alter table site_leases add column receiver text',
      'alter table lead_taps rename to clicks',
      'alter table clicks rename column taps to clicks',
    ],
  },
];
