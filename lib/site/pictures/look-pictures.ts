import type { LookName } from '@/lib/content/look/looks';
import pictures from './look-pictures.json' with { type: 'json' };

/** A font below node_modules/@expo-google-fonts, and its name in Pango. */
export type PictureFace = { file: string; family: string; weight: string; lineHeight: number };

export type LookPictures = {
  display: PictureFace;
  body: PictureFace;
  /** A share of its width; 0.5 is a circle. */
  iconCorner: number;
  buttonCorner: number;
};

/** How each look draws icons and social cards, like its stylesheet draws pages. */
export const lookPictures: Record<LookName, LookPictures> = pictures;
