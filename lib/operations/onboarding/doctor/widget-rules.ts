import { knownWidgets } from '@/lib/content/record/record-help';
import { hintFor } from '@/lib/platform/text';
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

/** For each entry of simpleWidgets: its place, name and effect. */
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
  'call-only': ({ site }) => site.callOnly,
  'reviews-badge': ({ record }) => {
    const fifth = widgetsIn(record)[REVIEWS_BADGE];
    return fifth?.isOn === true && !/review|reseñ/i.test(fifth.name);
  },
  'unknown-widget': ({ record }) =>
    widgetsIn(record)
      .filter(({ index, isOn }) => isOn && index !== CALL_ONLY && index !== REVIEWS_BADGE)
      .filter(({ name }) => name && !isWidget(name))
      .map(({ field, name }) => ({ field, shown: `“${name}”`, reason: hintFor(name, knownWidgets) })),
  'promo-without-link': ({ record }) => {
    const [promo] = listEntriesIn(record, 'videosPromo');
    return isOn(promo?.entry.activo) && isBlank(promo?.entry.link);
  },
  'branding-without-picture': ({ record }) => {
    const [branding] = listEntriesIn(record, 'brandingExtra');
    return isOn(branding?.entry.activo) && isBlank(branding?.entry.img) && isBlank(branding?.entry.link);
  },
  'payment-without-picture': ({ record }) =>
    listEntriesIn(record, 'tiposPago')
      .filter(({ entry }) => isOn(entry.activo) && isBlank(entry.img))
      .map(({ path }) => ({ field: `${path}.img`, shown: path })),
};
