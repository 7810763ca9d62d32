import { knownWidgets } from '@/lib/content/record/record-help';
import { didYouMean } from '@/lib/platform/text';
import { asText, listEntriesIn, isBlank, isOn, type Json, type Rules } from './rule';

/** Positions in simpleWidgets that count whatever the name is. */
const [CALL_ONLY, REVIEWS_BADGE] = [3, 4];

const widgetsIn = (record: Json) =>
  listEntriesIn(record, 'simpleWidgets').map(({ path, entry }, index) => ({
    field: `${path}.val`,
    index,
    name: asText(entry.val),
    isOn: isOn(entry.activo),
  }));

const isWidget = (name: string) => knownWidgets.some((known) => known.toLowerCase() === name.toLowerCase());

/** For each entry of simpleWidgets: its place, its name, what it does. */
export const widgetPlaces = (record: Json): string[] =>
  widgetsIn(record).map((widget) => {
    const effects = [
      widget.isOn ? 'on' : 'off',
      ...(widget.isOn && widget.index === CALL_ONLY ? ['this turns the whole site into one page'] : []),
      ...(widget.isOn && widget.index === REVIEWS_BADGE ? ['this shows the reviews badge'] : []),
    ];
    return `place ${widget.index + 1}, ${widget.name || 'no name'}: ${effects.join('; ')}`;
  });

export const widgetRules: Rules = {
  'call-only': {
    warning:
      'The fourth entry of simpleWidgets is on: this turns the whole site into one page. ' +
      'Every other address answers “page not found”. Turn it off unless that is wanted.',
    field: 'simpleWidgets[3].activo',
    check: ({ site }) => site.callOnly,
  },
  'reviews-badge': {
    note: 'The fifth entry of simpleWidgets is on: it shows the reviews badge, whatever its name is.',
    field: 'simpleWidgets[4].activo',
    check: ({ record }) => {
      const fifth = widgetsIn(record)[REVIEWS_BADGE];
      return fifth?.isOn === true && !/review|reseñ/i.test(fifth.name);
    },
  },
  'unknown-widget': {
    warning: (name, advice) => `There is no widget ${name}${advice}`,
    check: ({ record }) =>
      widgetsIn(record)
        .filter(({ index, isOn }) => isOn && index !== CALL_ONLY && index !== REVIEWS_BADGE)
        .filter(({ name }) => name && !isWidget(name))
        .map(({ field, name }) => {
          const meant = didYouMean(name, knownWidgets);
          const reason = meant ? `: did you mean "${meant}"?` : `. There are ${knownWidgets.join(', ')}.`;
          return { field, shown: `“${name}”`, reason };
        }),
  },
  'promo-without-link': {
    warning: 'The promo video is on, but has no link: Home does not show it.',
    field: 'videosPromo[0].link',
    check: ({ record }) => {
      const [promo] = listEntriesIn(record, 'videosPromo');
      return isOn(promo?.entry.activo) && isBlank(promo?.entry.link);
    },
  },
  'branding-without-picture': {
    warning: 'The branding section is on, but has neither a picture nor a link: Home does not show it.',
    field: 'brandingExtra[0].img',
    check: ({ record }) => {
      const [branding] = listEntriesIn(record, 'brandingExtra');
      return isOn(branding?.entry.activo) && isBlank(branding?.entry.img) && isBlank(branding?.entry.link);
    },
  },
  'payment-without-picture': {
    note: (entry) => `${entry} is on, but has no picture: the footer does not show it.`,
    check: ({ record }) =>
      listEntriesIn(record, 'tiposPago')
        .filter(({ entry }) => isOn(entry.activo) && isBlank(entry.img))
        .map(({ path }) => ({ field: `${path}.img`, shown: path })),
  },
};
