import { PaletteModal } from './palette-modal';
import { en } from '@/lib/palette/palette-en';

/** The palette in one language, so that a visitor downloads no other. */
export const PaletteModalEn = ({ onClose }: { onClose: () => void }) => (
  <PaletteModal palette={en} onClose={onClose} />
);
