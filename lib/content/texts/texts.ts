import type { FormattedText, TextWithPoints } from '@/lib/content/domain/text-blocks';

type BusinessValue = { title: string; description: string };

export type Texts = {
  /** `all` has every slogan; `hero`, `about` and `closing` are the first, second and fourth. */
  slogans: { hero: string | null; about: string | null; closing: string | null; all: string[] };
  about: { first: TextWithPoints; second: TextWithPoints };
  homeTexts: FormattedText[];
  values: BusinessValue[];
  heroText: string | null;
};
