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
  ornament: 'circles' | 'lines' | 'blocks' | 'arch';
};

/** How each look draws icons and social cards, like its stylesheet draws pages. */
export const lookPictures: Record<LookName, LookPictures> = {
  classic: {
    display: {
      file: 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
      family: 'Bricolage Grotesque',
      weight: 'Bold',
      lineHeight: 0.88,
    },
    body: {
      file: 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
      family: 'Figtree',
      weight: 'Semi-Bold',
      lineHeight: 1,
    },
    iconCorner: 0.22,
    buttonCorner: 20,
    ornament: 'circles',
  },
  journal: {
    display: {
      file: 'zilla-slab/600SemiBold/ZillaSlab_600SemiBold.ttf',
      family: 'Zilla Slab',
      weight: 'Semi-Bold',
      lineHeight: 0.9,
    },
    body: {
      file: 'public-sans/600SemiBold/PublicSans_600SemiBold.ttf',
      family: 'Public Sans',
      weight: 'Semi-Bold',
      lineHeight: 1,
    },
    iconCorner: 0,
    buttonCorner: 0,
    ornament: 'lines',
  },
  poster: {
    display: {
      file: 'sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf',
      family: 'Sofia Sans Extra Condensed',
      weight: 'Ultra-Bold',
      lineHeight: 0.8,
    },
    body: {
      file: 'sofia-sans/600SemiBold/SofiaSans_600SemiBold.ttf',
      family: 'Sofia Sans',
      weight: 'Semi-Bold',
      lineHeight: 1,
    },
    iconCorner: 0.06,
    buttonCorner: 4,
    ornament: 'blocks',
  },
  studio: {
    display: {
      file: 'gabarito/700Bold/Gabarito_700Bold.ttf',
      family: 'Gabarito',
      weight: 'Bold',
      lineHeight: 0.9,
    },
    body: {
      file: 'albert-sans/600SemiBold/AlbertSans_600SemiBold.ttf',
      family: 'Albert Sans',
      weight: 'Semi-Bold',
      lineHeight: 1,
    },
    iconCorner: 0.5,
    buttonCorner: 38,
    ornament: 'arch',
  },
};
