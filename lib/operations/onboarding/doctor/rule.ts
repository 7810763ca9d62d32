import type { FieldProblem } from '@/lib/content/record/parse-record';
import { truthOf, valueAt } from '@/lib/content/record/record-help';
import type { DaysAndHours } from '@/lib/language/opening-hours/weekly-hours';
import type { Site } from '@/lib/content/record/site';
import type { WeeklyHours } from '@/lib/language/opening-hours/week';
import type { env } from '@/lib/platform/env';
import { group, type Json } from '@/lib/platform/json';
import type { Work } from '@/lib/platform/turns';
import sentences from './sentences.json' with { type: 'json' };

/**
 * The cost of a broken rule for the business.
 * - error: customers, requests or pages are lost
 * - warning: visitors or search engines miss something
 * - note: works, but not as the record may have meant it
 */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

export { group, type Json };

/** `earlier`: a service with the same words. */
export type ServiceText = {
  name: string;
  field: string;
  words: string;
  first: string;
  earlier?: string;
  hasOwnPage: boolean;
};

export type Examined = {
  /** As written, without defaults, which would hide missing values. */
  record: Json;
  site: Site;
  week: WeeklyHours;
  /** The texts of the hours, and how much of each is understood. */
  hoursRead: readonly (DaysAndHours & { read: 'all' | 'part' | 'extra' | 'none' })[];
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

export type Code = keyof typeof sentences;
/** `{}` and `{reason}` in the text stand for a place and its reason, `{limit}` for the limit. */
type Sentence = { severity: Severity; field?: string; limit?: number; text: string };
const sentenceOf = (code: Code) => sentences[code] as Sentence;

/** The number that the sentence of a rule names: characters, words or days. */
export const limitOf = (code: Code): number => sentenceOf(code).limit ?? 0;

/** True stands for the field of the rule; whatever is false or empty is no finding. */
export type Answer = Place | boolean | '' | null | undefined;
type Check = (examined: Examined) => Answer | readonly Answer[];
/** Checks by the codes of their rules, which are stable. Places with the same reason are one line. */
export type Rules = Partial<Record<Code, Check>>;

/** `field`: null for the whole record. */
export type Finding = { severity: Severity; code: string; field: string | null; text: string };

/** A broken rule at its first place; `text` also sums up the other places. */
export type Advice = Finding & { findings: readonly Finding[] };

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** '?' for a group or list where a text belongs. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '?' : String(value ?? '').trim();
/** The entries of a list with their paths, such as 'options.areas[2]'. */
export const listEntriesIn = (record: Json, field: string) =>
  list(valueAt(record, field)).map((entry, index) => ({ path: `${field}[${index}]`, entry: group(entry) }));
/** The path of the first entry of a list whose `key` is `name`, else the path of the list. */
const entryNamed = (record: Json, field: string, key: string, name: string): string =>
  listEntriesIn(record, field).find(({ entry }) => asText(entry[key]) === name)?.path ?? field;
/** Makes the place of the entry whose `key` is a name, or of the field `below` it. */
export const placesNamed =
  ({ record }: Pick<Examined, 'record'>, field: string, key: string) =>
  (name: string, below = '', reason?: string): Place => ({
    field: entryNamed(record, field, key, name) + below,
    shown: `“${name}”`,
    reason,
  });
/** A check for entries that lack one of some fields; the finding names the missing fields. */
export const lacking =
  (field: string, keys: readonly string[]): Check =>
  ({ record }) =>
    listEntriesIn(record, field).map(({ path, entry }) => {
      const missing = keys.filter((key) => isBlank(entry[key]));
      return missing.length > 0 && { field: path, reason: missing.join(' and no ') };
    });
export const isBlank = (value: unknown) => asText(value) === '';
export const isOn = (value: unknown) => truthOf(value) === true;

export const matches = (
  { texts }: Pick<Examined, 'texts'>,
  find: (text: string) => string | undefined,
): Answer[] =>
  texts.map(({ path, value }) => {
    const found = find(value);
    return found !== undefined && { field: path, shown: `“${found}” in ${path}` };
  });

const also = (others: readonly string[]): string => {
  const [second, third, ...more] = others;
  const named = [second, third].filter((shown) => shown !== undefined).join(', ');
  if (more.length > 0) return ` Also ${named} and ${more.length} more: ${others.length + 1} in all.`;
  return named && ` Also ${named}.`;
};

const adviceOf = (code: Code, check: Check | undefined, examined: Examined): Advice[] => {
  const usual = sentenceOf(code);
  const found = check ? check(examined) : examined.outside.filter((place) => place.code === code);
  const lines = new Map<string, (Finding & { shown: string })[]>();
  for (const answer of [found].flat()) {
    if (!answer) continue;
    const place: Place = answer === true ? {} : answer;
    const { field = usual.field, shown = field ?? '', reason = '', severity = usual.severity } = place;
    const words: Record<string, unknown> = { '': shown, reason, limit: usual.limit };
    const text = usual.text.replace(/\{(\w*)\}/g, (_, name: string) => `${words[name]}`);
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
export function* applyRules(rules: Rules, examined: Examined): Work<Advice[]> {
  const advice: Advice[] = [];
  for (const code of Object.keys(sentences) as Code[]) {
    yield;
    advice.push(...adviceOf(code, rules[code], examined));
  }
  return severities.flatMap((severity) => advice.filter((line) => line.severity === severity));
}
