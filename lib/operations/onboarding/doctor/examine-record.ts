import type { Site } from '@/lib/content/record/site';
import { checking, type CheckedRecord } from '@/lib/content/record/parse-record';
import { datesIn, picturesIn, textsIn } from '@/lib/content/record/record-help';
import { understandingOf } from '@/lib/language/opening-hours/weekly-hours';
import { zoneOf } from '@/lib/language/geo/time-zone';
import { weekOfBusiness } from '@/lib/language/opening-hours/status-line';
import { weekText } from '@/lib/language/opening-hours/week';
import { atOnce, inTurns, type Work } from '@/lib/platform/turns';
import { pagesOf } from '@/lib/site/pages/site-pages';
import { understood, understoodLines } from '@/lib/site/seo/understood';
import { businessRules } from './business-rules';
import { colourRules } from './colour-rules';
import { hoursRules } from './hours-rules';
import { leadDestination, leadRules } from './lead-rules';
import { pageRules } from './page-rules';
import { recordRules, widgetPlaces } from './record-rules';
import {
  applyRules,
  group,
  type Advice,
  type Examined,
  type Finding,
  type OutsidePlace,
  type Rules,
} from './rule';
import { serviceTexts, textRules } from './text-rules';

export const rules: Rules = {
  ...recordRules,
  ...businessRules,
  ...leadRules,
  ...hoursRules,
  ...textRules,
  ...pageRules,
  ...colourRules,
};

const factsOf = (examined: Examined) => ({
  name: examined.site.name,
  pages: pagesOf(examined.site).map(({ path }) => path),
  hours: examined.site.openingHours.length > 0 ? weekText(examined.week) : [],
  understood: understoodLines(understood(examined.site)),
  leads: leadDestination(examined) ?? 'nowhere',
  widgets: widgetPlaces(examined.record),
  /** The hosts where visitors find the site; known for page ids only. */
  hosts: [] as string[],
});
type Facts = ReturnType<typeof factsOf>;

const noFacts: Facts = {
  name: '',
  pages: [],
  hours: [],
  understood: [],
  leads: 'nowhere',
  widgets: [],
  hosts: [],
};

/** `site` is null for a document that is no content record. */
export type Examination = { facts: Facts; findings: Finding[]; advice: Advice[]; site: Site | null };

const NO_RECORD =
  'This is no content record: it is not a JSON object with at least one field such as dbPrincipal.';

export const unusableRecord = (code: 'no-record' | 'not-read', text: string): Examination => {
  const finding: Finding = { severity: 'error', code, field: null, text };
  return { facts: noFacts, findings: [finding], advice: [{ ...finding, findings: [finding] }], site: null };
};

function* examining(
  document: unknown,
  pageId: string,
  delivery: Examined['delivery'],
  outside: readonly OutsidePlace[] = [],
): Work<Examination> {
  let checked: CheckedRecord;
  try {
    checked = yield* checking(document, pageId);
  } catch {
    return unusableRecord('no-record', NO_RECORD);
  }
  yield;
  const record = group(document);
  const { openingHours, dayGrid } = checked.site;
  const read = understandingOf(openingHours, zoneOf(checked.site));
  const examined: Examined = {
    ...checked,
    record,
    week: weekOfBusiness(checked.site),
    hoursRead: dayGrid ? [] : openingHours.map((entry, index) => ({ ...entry, read: read[index] ?? 'none' })),
    services: serviceTexts(record, checked.site),
    texts: textsIn(document),
    dates: datesIn(document),
    pictures: picturesIn(document),
    delivery,
    now: Date.now(),
    outside,
  };
  const advice = yield* applyRules(rules, examined);
  const findings = advice.flatMap((line) => line.findings);
  return { site: checked.site, facts: factsOf(examined), advice, findings };
}

export const examineRecord = (...given: Parameters<typeof examining>): Examination =>
  atOnce(examining(...given));

/** Like `examineRecord`, in turns, for servers. */
export const examineRecordInTurns = (...given: Parameters<typeof examining>): Promise<Examination> =>
  inTurns(examining(...given));
