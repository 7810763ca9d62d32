import type { FieldProblem } from '@/lib/content/record/parse-record';
import type { OpeningHours } from '@/lib/content/hours/hours';
import type { Site } from '@/lib/content/record/site';
import type { WeeklyHours } from '@/lib/language/opening-hours/week';
import type { env } from '@/lib/platform/env';
import type { Work } from '@/lib/platform/turns';

/**
 * What a broken rule costs the business.
 * - error: customers, requests or pages are lost
 * - warning: visitors or search engines miss something
 * - note: works, but not as the record may have meant it
 */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

export type Json = Record<string, unknown>;

/** `earlier`: a service with the same words; `begunBy`: one with the same first text. */
export type ServiceText = {
  name: string;
  field: string;
  words: string;
  first: string;
  earlier?: string;
  begunBy?: string;
  hasOwnPage: boolean;
};

export type Examined = {
  /** As written, without defaults, which would hide what is missing. */
  record: Json;
  site: Site;
  week: WeeklyHours;
  /** The texts of the hours, and how much of each is understood. */
  hoursRead: readonly (OpeningHours & { read: 'all' | 'part' | 'extra' | 'none' })[];
  services: readonly ServiceText[];
  problems: readonly FieldProblem[];
  texts: readonly { path: string; value: string }[];
  dates: readonly { path: string; value: string }[];
  pictures: readonly { path: string; value: string }[];
  delivery: Pick<ReturnType<typeof env>, 'mail' | 'allowedPrivateHosts'>;
  now: number;
  /** Places of rules without a check, found by the network and the deployment. */
  outside: readonly OutsidePlace[];
};

/** By default `field` (a path in the record) and `severity` are the rule's, and `shown` is the field. */
export type Place = { field?: string; shown?: string; reason?: string; severity?: Severity };
export type OutsidePlace = Place & { code: string };

type Sentence = string | ((shown: string, reason: string) => string);

/** The severity is the name of the sentence. Places with the same reason are one line of the report. */
export type Rule = { [Name in Severity]: { [Key in Name]: Sentence } }[Severity] & {
  field?: string;
  check?: (examined: Examined) => boolean | readonly Place[];
};

/** Rules by their codes, which are stable. */
export type Rules = Record<string, Rule>;

/** `field`: null for the whole record. */
export type Finding = { severity: Severity; code: string; field: string | null; text: string };

/** A broken rule at its first place; `text` also sums up the other places. */
export type Advice = Finding & { findings: readonly Finding[] };

export const group = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** '?' for a group or list where a text belongs. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '?' : String(value ?? '').trim();
export const listEntriesIn = (record: Json, name: string) =>
  list(record[name]).map((entry, index) => ({ path: `${name}[${index}]`, entry: group(entry) }));
export const isBlank = (value: unknown) => asText(value) === '';
export const isOn = (value: unknown) => /^(true|1|yes|on)$/i.test(asText(value));

export const matches = (
  { texts }: Pick<Examined, 'texts'>,
  find: (text: string) => string | undefined,
): Place[] =>
  texts.flatMap(({ path, value }) => {
    const found = find(value);
    return found === undefined ? [] : [{ field: path, shown: `“${found}” in ${path}` }];
  });

const also = (others: readonly string[]): string => {
  const [second, third, ...more] = others;
  const named = [second, third].filter((shown) => shown !== undefined).join(', ');
  if (more.length > 0) return ` Also ${named} and ${more.length} more: ${others.length + 1} in all.`;
  return named && ` Also ${named}.`;
};

const adviceOf = (code: string, rule: Rule, examined: Examined): Advice[] => {
  const usual = severities.find((name) => name in rule) ?? 'note';
  const sentence = (rule as Partial<Record<Severity, Sentence>>)[usual] ?? '';
  const found = rule.check?.(examined) ?? examined.outside.filter((place) => place.code === code);
  const places: readonly Place[] = typeof found === 'boolean' ? [{}].slice(found ? 0 : 1) : found;
  const lines = new Map<string, (Finding & { shown: string })[]>();
  for (const place of places) {
    const { field = rule.field, shown = field ?? '', reason = '', severity = usual } = place;
    const text = typeof sentence === 'string' ? sentence : sentence(shown, reason);
    const line = lines.get(severity + reason) ?? [];
    lines.set(severity + reason, line);
    line.push({ severity, code, field: field ?? null, text, shown });
  }
  return [...lines.values()].flatMap((line) => {
    const findings = line.map(({ shown: _, ...finding }) => finding);
    const others = line.slice(1).map(({ shown }) => shown);
    return findings.slice(0, 1).map((first) => ({ ...first, text: first.text + also(others), findings }));
  });
};

/** The most costly first. */
export function* applyRules(rules: readonly [code: string, Rule][], examined: Examined): Work<Advice[]> {
  const advice: Advice[] = [];
  for (const [code, rule] of rules) {
    yield;
    advice.push(...adviceOf(code, rule, examined));
  }
  return severities.flatMap((severity) => advice.filter((line) => line.severity === severity));
}
