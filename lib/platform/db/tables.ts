export type TableFacts = {
  key: readonly string[];
  /** The column with a lead's id: the row is deleted with the lead. */
  lead?: string;
  /** The column with a page id: the row is deleted with the site. */
  site?: string;
  /** Why a row without `lead` and `site` stays, or how it is deleted. */
  kept?: string;
  /** Why the table is not moved to another database. */
  stays?: string;
  /** A column that only grows: the row with the larger value is newer. */
  version?: string;
};

/** Every table: whose data it holds, and whether it moves to another database, in this order. */
export const tables: Record<string, TableFacts> = {
  secrets: { key: ['name'], kept: 'belongs to the deployment' },
  sites: { key: ['host'], kept: '`npm run sites -- remove` deletes the row of its host' },
  leads: { key: ['id'], lead: 'id', site: 'site' },
  lead_photos: { key: ['id'], lead: 'lead' },
  deliveries: { key: ['lead', 'destination'], lead: 'lead', site: 'site', version: 'changed_at' },
  lead_counts: {
    key: ['site', 'destination', 'state', 'part'],
    site: 'site',
    stays: 'triggers of the new database count what moves',
  },
  acceptances: { key: ['site', 'destination', 'up_to', 'day'], site: 'site', version: 'leads' },
  clicks: { key: ['site', 'day', 'kind', 'place'], site: 'site', version: 'clicks' },
  visits: { key: ['site'], site: 'site', version: 'count' },
  page_speed: { key: ['day', 'site', 'measure', 'up_to'], site: 'site', version: 'views' },
  weekly_mails: { key: ['site', 'week'], site: 'site', version: 'claimed_until' },
  alerts: { key: ['cause', 'subject'], site: 'subject', version: 'seen_at' },
  announced_records: { key: ['site'], site: 'site' },
  snapshots: { key: ['folder', 'key'], site: 'key' },
  seen_texts: { key: ['digest', 'site'], site: 'site' },
  confirmations: { key: ['digest'], kept: 'keyed digests that end within a day' },
  previews: { key: ['id'], kept: 'previews of the business go by its name; all end by themselves' },
  delivery_leases: {
    key: ['site', 'destination'],
    site: 'site',
    stays: 'a lease belongs to a running process',
  },
  revalidations: { key: ['site'], site: 'site', stays: 'a new database begins its own count' },
  rate_limits: { key: ['key'], kept: 'keyed digests that end within minutes', stays: 'ends within minutes' },
  write_probe: { key: ['id'], kept: 'random bytes', stays: 'random bytes' },
  migrations: { key: ['name'], kept: 'names of migrations', stays: 'each database has its own' },
};

const entries = Object.entries(tables);

/** `leads` last: a run after a crash finds the rows of the other tables by them. */
export const tablesOfLeads = entries
  .flatMap(([name, { lead }]) => (lead ? [{ name, column: lead }] : []))
  .sort((one, other) => Number(one.name === 'leads') - Number(other.name === 'leads'));

/** Tables with rows of a site, except those with rows of a lead. */
export const tablesOfSites = entries.flatMap(([name, { site, lead }]) =>
  site && !lead ? [{ name, column: site }] : [],
);

export const movingTables = entries.flatMap(([name, facts]) => (facts.stays ? [] : [{ name, ...facts }]));
