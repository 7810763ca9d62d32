import { noText, type FormattedText, type TextWithPoints } from '@/lib/content/domain/text-blocks';
import { compact, compactMap, type Nullable } from '@/lib/content/fields/compact';
import type { WireOf } from '@/lib/content/fields/field';
import type * as wire from './text-fields';
import type { Texts } from './texts';

const toTextWithPoints = (
  entry: Nullable<{ text: FormattedText | null; list: (string | null)[] | null }>,
): TextWithPoints => ({ ...(entry?.text ?? noText), points: compact(entry?.list) });

const toSlogans = (entries: WireOf<typeof wire.slogans>): Texts['slogans'] => {
  const slogans = (entries ?? []).map((entry) => entry?.slogan ?? null);
  return {
    hero: slogans[0] ?? null,
    about: slogans[1] ?? null,
    closing: slogans[3] ?? null,
    all: compact(slogans),
  };
};

export const toTexts = (
  slogans: WireOf<typeof wire.slogans>,
  about: WireOf<typeof wire.about>,
  home: WireOf<typeof wire.homeTexts>,
  valuePairs: WireOf<typeof wire.values>,
): Texts => {
  const values = (valuePairs ?? []).map((entry) => ({
    title: entry?.title ?? '',
    description: entry?.description ?? '',
  }));
  return {
    slogans: toSlogans(slogans),
    about: { first: toTextWithPoints(about?.[0]), second: toTextWithPoints(about?.[1]) },
    homeTexts: compactMap(home, (entry) => entry.text),
    values: values.filter((value) => value.title || value.description),
    heroText: values[1]?.description || null,
  };
};
