import type { Counter } from '@/lib/content/business/business';
import { compact, compactMap } from '@/lib/content/fields/compact';
import type { WireOf } from '@/lib/content/fields/field';
import type { Language } from '@/lib/language/i18n';
import type { OwnWords } from '@/lib/language/i18n/own-words';
import type { deliverTo } from './deliver-to-fields';
import { uniqueDestinations, type LeadDestination } from './lead-destination';
import type { counters as wireCounters, search as wireSearch } from './option-fields';
import { widgetNames, type labels as wireLabels, type simpleWidgets } from './settings-fields';
import {
  formLabelFields,
  headingFields,
  type FormLabels,
  type Headings,
  type SearchTexts,
  type Widgets,
} from './site-settings';
import type { words as wireWords } from './word-fields';

type WireLabels = WireOf<typeof wireLabels>;

export const knownWidgets: readonly string[] = Object.values(widgetNames);

/** The weather service knows the United States only. */
export const toWidgets = (entries: WireOf<typeof simpleWidgets>, country: string): Widgets => {
  const isOn = (name: string) =>
    compact(entries).some(
      (widget) => widget.val?.toLowerCase() === name.toLowerCase() && widget.activo === true,
    );
  const byName = Object.fromEntries(
    Object.entries(widgetNames).map(([widget, name]) => [widget, isOn(name)]),
  ) as Record<keyof typeof widgetNames, boolean>;
  return {
    ...byName,
    weather: byName.weather && country === 'US',
    reviewsBadge: entries?.[4]?.activo === true,
  };
};

export const languageOf = (labels: WireLabels): Language => {
  const { language, isenglish } = labels?.formLabel ?? {};
  return language ?? (isenglish === false ? 'es' : 'en');
};

/** The fields of some names in a group of the record; null for a field that it does not set. */
const named = <Name extends string, Field extends string>(
  fields: Record<Name, Field>,
  written: Record<Field, string | null> | null | undefined,
) =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, Field][]).map(([name, key]) => [name, written?.[key] ?? null]),
  ) as Record<Name, string | null>;

export const toHeadings = (labels: WireLabels): Headings => named(headingFields, labels?.general);

export const toFormLabels = (labels: WireLabels): FormLabels => named(formLabelFields, labels?.formLabel);

export const toWords = (words: WireOf<typeof wireWords> | undefined): OwnWords =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([, text]) => text !== null));

/** '+' follows the number directly, 'min' after a space. */
const toUnit = (unit: string | null): string =>
  unit && /^\p{L}/u.test(unit) ? `\u00a0${unit}` : (unit ?? '');

export const toCounters = (counters: WireOf<typeof wireCounters> | undefined): Counter[] | null =>
  counters
    ? compactMap(counters, ({ value, unit, label }) =>
        value !== null && label ? { value, unit: toUnit(unit), label } : null,
      )
    : null;

export const toSearch = (search: WireOf<typeof wireSearch> | undefined): SearchTexts => ({
  localTitles: search?.titles === 'local',
  pages: Object.fromEntries(
    Object.entries(search?.pages ?? {}).flatMap(([path, texts]) => (texts ? [[path, texts]] : [])),
  ),
});

export const toDeliverTo = (entries: WireOf<typeof deliverTo> | undefined): LeadDestination[] =>
  uniqueDestinations(
    compact(entries).flatMap(({ webhook, mail }): LeadDestination[] => [
      ...(webhook ? [{ webhook }] : []),
      ...(mail ? [{ mail }] : []),
    ]),
  );
