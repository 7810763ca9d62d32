import { PaletteButton } from '@/components/islands/palette/palette-button';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import { paths } from '@/lib/site/urls/paths';

/** SPEC section 2: the button of the 'Color Palettes' modal, when the widget ModalColores is active. */
export const PaletteLauncher = ({ site }: { site: Site }) => {
  if (!site.widgets.palette) return null;
  const { palette } = getMessages(site.language);
  return (
    <PaletteButton language={site.language} href={paths.palette} className="palette-tab float float-quiet">
      <Icon name="palette" className="size-6 lg:size-5" />
      <span>{palette.open}</span>
    </PaletteButton>
  );
};
