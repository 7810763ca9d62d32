import type { Counter } from '@/lib/content/business/business';
import { compact, compactMap } from '@/lib/content/fields/compact';
import type { WireOf } from '@/lib/content/fields/field';
import type { Language } from '@/lib/language/i18n';
import { uniqueDestinations, type LeadDestination } from './lead-destination';
import type { WireSettings } from './option-fields';
import { widgetNames, type labels as wireLabels, type simpleWidgets } from './settings-fields';
import {
  formLabelFields,
  headingFields,
  type Labels,
  type SearchTexts,
  type Settings,
  type Widgets,
} from './site-settings';

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

export const toLabels = (labels: WireLabels): Labels => ({
  headings: named(headingFields, labels?.general),
  formLabels: named(formLabelFields, labels?.formLabel),
});

/** '+' follows the number directly, 'min' after a space. */
const toUnit = (unit: string | null): string =>
  unit && /^\p{L}/u.test(unit) ? `\u00a0${unit}` : (unit ?? '');

const toCounters = (counters: WireSettings['counters']): Counter[] | null =>
  counters
    ? compactMap(counters, ({ value, unit, label }) =>
        value !== null && label ? { value, unit: toUnit(unit), label } : null,
      )
    : null;

const toSearch = (search: WireSettings['search']): SearchTexts => ({
  localTitles: search?.titles === 'local',
  pages: Object.fromEntries(
    Object.entries(search?.pages ?? {}).flatMap(([path, texts]) => (texts ? [[path, texts]] : [])),
  ),
});

const toDeliverTo = (entries: WireSettings['deliverTo']): LeadDestination[] =>
  uniqueDestinations(
    compact(entries).flatMap(({ webhook, mail }): LeadDestination[] => [
      ...(webhook ? [{ webhook }] : []),
      ...(mail ? [{ mail }] : []),
    ]),
  );

export const toSettings = (options: WireSettings): Settings => ({
  words: Object.fromEntries(Object.entries(options.words ?? {}).filter(([, text]) => text !== null)),
  popup: options.popup !== false,
  secondForm: options.secondForm !== false,
  measureSpeed: options.measureSpeed !== false,
  counters: toCounters(options.counters),
  search: toSearch(options.search),
  confirmationMail: options.confirmationMail !== false,
  deliverTo: toDeliverTo(options.deliverTo),
  priceRange: options.priceRange ?? null,
});
