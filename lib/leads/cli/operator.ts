import { parseArgs } from 'node:util';
import { toCsv } from './csv';
import { campaignFields, typedFields } from '@/lib/leads/form/fields';
import {
  leadStates,
  type Filter,
  type Lead,
  type LeadState,
  type LeadStore,
} from '@/lib/leads/outbox/lead-store';
import type { ClickStore } from '@/lib/analytics/clicks';

export const usage = `npm run leads -- <command>

  list    [--site <id>] [--state <state>] [--limit <n>]      newest first; states: ${leadStates.join(', ')}
  show    <lead>                                             everything that is known of a lead
  retry   <lead>                                             sends a parked or waiting lead on its way again, at once
  release <lead>                                             lets a lead out of quarantine
  export  --format csv|json [--site <id>] [--state <state>]
  stats   [--site <id>] [--days <n>]                         leads by state, and taps on call and message buttons by day
`;

/** Thrown for what an operator typed wrong. */
export class UsageError extends Error {}

const MOST = 1_000_000;

type Context = { store: LeadStore; taps: ClickStore; now: number; print: (text: string) => void };

const ageOf = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes}m`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
};

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const iso = (ms: number) => new Date(ms).toISOString();

/** A lead as it is exported: flat, all values text. */
const flat = ({ fields, ...lead }: Lead): Record<string, string> => ({
  id: lead.id,
  site: lead.site,
  state: lead.state,
  receivedAt: iso(lead.receivedAt),
  attempts: String(lead.attempts),
  reason: lead.reason ?? '',
  ...Object.fromEntries(typedFields.map((name) => [name, fields[name] ?? ''])),
  textConsent: fields.textConsent ? `${fields.textConsent.at} ${fields.textConsent.wording}` : '',
  page: fields.page ?? '',
  ...Object.fromEntries(campaignFields.map((name) => [name, fields[name]])),
});

const filterOf = ({ site, state }: { site?: string; state?: string }): Filter => {
  if (state !== undefined && !(leadStates as readonly string[]).includes(state))
    throw new UsageError(`There is no state ${state}.`);
  return { ...(site ? { site } : {}), ...(state ? { state: state as LeadState } : {}) };
};

const numberOf = (text: string | undefined, usual: number): number => {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`${text} is no number above 0.`);
  return Number(text);
};

const found = async (store: LeadStore, id: string | undefined): Promise<Lead> => {
  const lead = id ? await store.find(id) : null;
  if (!lead)
    throw new UsageError(
      id ? `There is no lead ${id}.` : 'Which lead? Its id is in the first column of list.',
    );
  return lead;
};

const sendOn = async (
  { store, now, print }: Context,
  lead: Lead,
  from: 'parked' | 'waiting' | 'quarantined',
): Promise<void> => {
  if (!(await store.sendOn(lead.id, from, now))) throw new UsageError(`Lead ${lead.id} is ${lead.state}.`);
  print(`Lead ${lead.id} is on its way: a running server delivers it within seconds.\n`);
};

const options = {
  site: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  days: { type: 'string' },
} as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Runs one command of `npm run leads`. Only show and export print what customers typed.
 * @throws UsageError with words for the operator.
 */
export const runCommand = async (args: string[], context: Context): Promise<void> => {
  const {
    values,
    positionals: [command, id],
  } = parse(args);
  const { store, taps, now, print } = context;
  switch (command) {
    case 'list': {
      const leads = await store.list(filterOf(values), numberOf(values.limit, 50));
      const rows = leads.map((lead) => [
        lead.id,
        lead.site,
        lead.state,
        ageOf(now - lead.receivedAt),
        String(lead.attempts),
        lead.reason ?? '',
      ]);
      return print(`${table([['LEAD', 'SITE', 'STATE', 'AGE', 'ATTEMPTS', 'LAST ERROR'], ...rows])}\n`);
    }
    case 'show': {
      const lead = await found(store, id);
      const photos = await store.photoIds(lead.id);
      return print(
        `${table([...Object.entries(flat(lead)), ['photos', String(photos.length)]].filter(([, value]) => value))}\n`,
      );
    }
    case 'retry': {
      const lead = await found(store, id);
      return sendOn(context, lead, lead.state === 'waiting' ? 'waiting' : 'parked');
    }
    case 'release':
      return sendOn(context, await found(store, id), 'quarantined');
    case 'export': {
      const leads = (await store.list(filterOf(values), MOST)).reverse();
      if (values.format === 'json')
        return print(
          `${JSON.stringify(
            leads.map(({ dueAt: _due, giveUpAt: _giveUp, ...lead }) => ({
              ...lead,
              receivedAt: iso(lead.receivedAt),
              changedAt: iso(lead.changedAt),
            })),
            null,
            2,
          )}\n`,
        );
      if (values.format !== 'csv') throw new UsageError('--format is csv or json.');
      const header = [
        'id',
        'site',
        'state',
        'receivedAt',
        'attempts',
        'reason',
        ...typedFields,
        'textConsent',
        'page',
        ...campaignFields,
      ];
      return print(
        toCsv(
          header,
          leads.map((lead) => {
            const row = flat(lead);
            return header.map((name) => row[name] ?? '');
          }),
        ),
      );
    }
    case 'stats': {
      const since = iso(now - (numberOf(values.days, 30) - 1) * 86_400_000).slice(0, 10);
      const counted = (await taps.since(since)).filter(({ site }) => !values.site || site === values.site);
      const states = Object.entries(await store.countByState(values.site)).map(([state, leads]) => [
        state,
        String(leads),
      ]);
      return print(
        `${table([['STATE', 'LEADS'], ...states])}\n\n${table([['DAY', 'SITE', 'BUTTON', 'PLACE', 'TAPS'], ...counted.map((tap) => [tap.day, tap.site, tap.kind, tap.place, String(tap.taps)])])}\n`,
      );
    }
    default:
      throw new UsageError(command ? `There is no command ${command}.` : 'Which command?');
  }
};
