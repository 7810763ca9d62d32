import type { LookName } from '@/lib/content/look/looks';

/** A font below node_modules/@expo-google-fonts, and how Pango knows it. */
export type PictureFace = {
  file: string;
  family: string;
  weight: string;
  lineHeight: number;
};

export type LookPictures = {
  display: PictureFace;
  body: PictureFace;
  /** A share of its width; 0.5 is a circle. */
  iconCorner: number;
  buttonCorner: number;
};

const face = (file: string, family: string, weight: string, lineHeight: number): PictureFace => ({
  file,
  family,
  weight,
  lineHeight,
});

/** How each look draws icons and social cards, like its stylesheet draws pages. */
export const lookPictures: Record<LookName, LookPictures> = {
  classic: {
    display: face(
      'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
      'Bricolage Grotesque',
      'Bold',
      0.88,
    ),
    body: face('figtree/600SemiBold/Figtree_600SemiBold.ttf', 'Figtree', 'Semi-Bold', 1),
    iconCorner: 0.22,
    buttonCorner: 20,
  },
  journal: {
    display: face('zilla-slab/600SemiBold/ZillaSlab_600SemiBold.ttf', 'Zilla Slab', 'Semi-Bold', 0.9),
    body: face('public-sans/600SemiBold/PublicSans_600SemiBold.ttf', 'Public Sans', 'Semi-Bold', 1),
    iconCorner: 0,
    buttonCorner: 0,
  },
  poster: {
    display: face(
      'sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf',
      'Sofia Sans Extra Condensed',
      'Ultra-Bold',
      0.8,
    ),
    body: face('sofia-sans/600SemiBold/SofiaSans_600SemiBold.ttf', 'Sofia Sans', 'Semi-Bold', 1),
    iconCorner: 0.06,
    buttonCorner: 4,
  },
  studio: {
    display: face('gabarito/700Bold/Gabarito_700Bold.ttf', 'Gabarito', 'Bold', 0.9),
    body: face('albert-sans/600SemiBold/AlbertSans_600SemiBold.ttf', 'Albert Sans', 'Semi-Bold', 1),
    iconCorner: 0.5,
    buttonCorner: 38,
  },
};
