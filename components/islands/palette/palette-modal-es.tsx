import { PaletteModal } from './palette-modal';
import { es } from '@/lib/palette/palette-es';

/** The palette in one language, so that a visitor downloads no other. */
export const PaletteModalEs = ({ onClose }: { onClose: () => void }) => (
  <PaletteModal palette={es} onClose={onClose} />
);
