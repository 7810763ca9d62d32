import type { Counter } from '@/lib/content/business/business';
import { compact, compactMap } from '@/lib/content/fields/compact';
import type { WireOf } from '@/lib/content/fields/field';
import type { Language } from '@/lib/language/i18n';
import type { OwnWords } from '@/lib/language/i18n/own-words';
import type { deliverTo } from './deliver-to-fields';
import { uniqueDestinations, type LeadDestination } from './lead-destination';
import type { counters as wireCounters, search as wireSearch } from './option-fields';
import { widgetNames, type labels as wireLabels, type simpleWidgets } from './settings-fields';
import type { FormLabels, Headings, SearchTexts, Widgets } from './site-settings';
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

export const toHeadings = (labels: WireLabels): Headings => ({
  map: labels?.general?.titleMap ?? null,
  services: labels?.general?.titleServices ?? null,
  gallery: labels?.general?.titleGallery ?? null,
  reviews: labels?.general?.titleReviews ?? null,
  branding: labels?.general?.titleBranding ?? null,
});

export const toFormLabels = (labels: WireLabels): FormLabels => ({
  firstName: labels?.formLabel?.tname ?? null,
  lastName: labels?.formLabel?.tlname ?? null,
  email: labels?.formLabel?.temail ?? null,
  phone: labels?.formLabel?.tphone ?? null,
  address: labels?.formLabel?.taddress ?? null,
  serviceType: labels?.formLabel?.ttypeservice ?? null,
  bestWay: labels?.formLabel?.tbestway ?? null,
  byPhone: labels?.formLabel?.tcheckphone ?? null,
  byEmail: labels?.formLabel?.tcheckcorreo ?? null,
  message: labels?.formLabel?.tmessage ?? null,
  submit: labels?.formLabel?.tbutton ?? null,
});

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
