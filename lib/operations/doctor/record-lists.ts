import { didYouMean } from '@/lib/platform/text';
import { widgetNames } from '@/lib/content/widget-names';
import type { Finding } from './finding';

// Checks the record as it was written, before defaults hide what is missing.

type Json = Record<string, unknown>;
const group = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';
const isOn = (value: unknown) => /^(true|1|yes|on)$/i.test(String(value).trim());

const MAX_VALUES = 3;

/** Entries after those that a page shows. */
const notShown = (record: Json): Finding[] =>
  (
    [
      ['dbAbout', 2, 'Home and About show the first two'],
      ['dbHome', 2, 'Home shows the first two'],
      ['dbValues', MAX_VALUES, 'the pages show the first three'],
      ['videosPromo', 1, 'Home shows the first one'],
      ['brandingExtra', 1, 'Home shows the first one'],
    ] as const
  ).flatMap(([name, max, why]) =>
    list(record[name]).length > max
      ? [
          {
            severity: 'note' as const,
            code: 'entries-not-shown',
            field: `${name}[${max}]`,
            text: `${name} has ${list(record[name]).length} entries: ${why}.`,
          },
        ]
      : [],
  );

const halves = (
  record: Json,
  name: string,
  [one, other]: [string, string],
  code: string,
  consequence: string,
): Finding[] =>
  list(record[name]).flatMap((entry, index) => {
    const has = [one, other].map((key) => !isBlank(group(entry)[key]));
    return has[0] === has[1]
      ? []
      : [
          {
            severity: 'warning' as const,
            code,
            field: `${name}[${index}].${has[0] ? other : one}`,
            text: `${name}[${index}] has no ${has[0] ? other : one}: ${consequence}`,
          },
        ];
  });

const hoursOfDifferentLength = (record: Json): Finding[] => {
  const business = group(record.dbPrincipal);
  const [days, hours] = [list(business.workdays).length, list(business.workHours).length];
  return days === hours
    ? []
    : [
        {
          severity: 'warning',
          code: 'hours-of-different-length',
          field: days < hours ? 'dbPrincipal.workdays' : 'dbPrincipal.workHours',
          text:
            `workdays has ${days} entries and workHours has ${hours}: the first day belongs to ` +
            'the first hours, and so on, so some stand alone.',
        },
      ];
};

const widgets = (record: Json): Finding[] =>
  list(record.simpleWidgets).flatMap((entry, index): Finding[] => {
    const { val, activo } = group(entry);
    const name = String(val ?? '').trim();
    const found: Finding[] = [];
    const isKnown = widgetNames.some((known) => known.toLowerCase() === name.toLowerCase());
    // The fourth and the fifth entry do something whatever their name is.
    if (name && !isKnown && isOn(activo) && index !== 3 && index !== 4) {
      const meant = didYouMean(name, widgetNames);
      const advice = meant ? `: did you mean "${meant}"?` : `. There are ${widgetNames.join(', ')}.`;
      found.push({
        severity: 'warning',
        code: 'unknown-widget',
        field: `simpleWidgets[${index}].val`,
        text: `There is no widget “${name}”${advice}`,
      });
    }
    if (index === 4 && isOn(activo))
      found.push({
        severity: 'note',
        code: 'reviews-badge',
        field: 'simpleWidgets[4].activo',
        text: 'The fifth entry of simpleWidgets is on: it shows the reviews badge, whatever its name is.',
      });
    return found;
  });

/** One line for each entry of simpleWidgets: its place, its name, what it does. */
export const widgetPlaces = (document: unknown): string[] =>
  list(group(document).simpleWidgets).map((entry, index) => {
    const { val, activo } = group(entry);
    const effects = [
      isOn(activo) ? 'on' : 'off',
      ...(isOn(activo) && index === 3 ? ['this turns the whole site into one page'] : []),
      ...(isOn(activo) && index === 4 ? ['this shows the reviews badge'] : []),
    ];
    return `place ${index + 1}, ${isBlank(val) ? 'no name' : String(val).trim()}: ${effects.join('; ')}`;
  });

const activeWithoutContent = (record: Json): Finding[] => {
  const [promo, branding] = [group(list(record.videosPromo)[0]), group(list(record.brandingExtra)[0])];
  const found: Finding[] = [];
  if (isOn(promo.activo) && isBlank(promo.link))
    found.push({
      severity: 'warning',
      code: 'promo-without-link',
      field: 'videosPromo[0].link',
      text: 'The promo video is on, but has no link: Home does not show it.',
    });
  if (isOn(branding.activo) && isBlank(branding.img) && isBlank(branding.link))
    found.push({
      severity: 'warning',
      code: 'branding-without-picture',
      field: 'brandingExtra[0].img',
      text: 'The branding section is on, but has neither a picture nor a link: Home does not show it.',
    });
  list(record.tiposPago).forEach((entry, index) => {
    if (isOn(group(entry).activo) && isBlank(group(entry).img))
      found.push({
        severity: 'note',
        code: 'payment-without-picture',
        field: `tiposPago[${index}].img`,
        text: `tiposPago[${index}] is on, but has no picture: the footer does not show it.`,
      });
  });
  return found;
};

const withoutName = (record: Json, name: string): Finding[] =>
  list(record[name]).flatMap((entry, index): Finding[] => {
    const field = `${name}[${index}].name`;
    const given = group(entry).name;
    if (Object.keys(group(entry)).length > 0 && isBlank(given))
      return [
        {
          severity: 'error',
          code: 'entry-without-name',
          field,
          text: `${name}[${index}] has no name: it is not shown, and has no page.`,
        },
      ];
    return isBlank(given) || /[\p{L}\p{N}]/u.test(String(given))
      ? []
      : [
          {
            severity: 'warning',
            code: 'name-without-letters',
            field,
            text:
              `“${String(given).trim()}” in ${field} has no letter: search engines and screen readers cannot tell ` +
              'what it is, and nobody can type the address of its page. Name it in words.',
          },
        ];
  });

/** Lists whose entries do not match, have no effect, or an unexpected one. */
export const recordLists = (document: unknown): Finding[] => {
  const record = group(document);
  return [
    ...hoursOfDifferentLength(record),
    ...widgets(record),
    ...withoutName(record, 'dbServices'),
    ...withoutName(record, 'landings'),
    ...halves(
      record,
      'beforeAfterGall',
      ['beforeImg', 'afterImg'],
      'half-before-after',
      'the slider needs both pictures, so it is not shown.',
    ),
    ...halves(
      { dbValues: list(record.dbValues).slice(0, MAX_VALUES) },
      'dbValues',
      ['title', 'description'],
      'half-value',
      'its card is half empty. Write both, or remove the entry.',
    ),
    ...activeWithoutContent(record),
    ...notShown(record),
  ];
};
