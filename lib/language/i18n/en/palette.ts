import { paletteOf } from '@/lib/language/i18n/palette-colours';
import texts from './colour-names.json' with { type: 'json' };

export const palette = paletteOf(texts);

export type Palette = typeof palette;
