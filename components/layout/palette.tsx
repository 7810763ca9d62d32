import { PaletteButton } from '@/components/islands/palette-button';
import { Icon } from '@/components/ui/icons/icon';
import type { Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';

/** On wide screens a tab in the page's margin, which is as wide; on phones one finger's size, above the reviews badge. */
const tab = 'fixed start-0 bottom-[calc(6rem+env(safe-area-inset-bottom))] z-30 grid size-11 cursor-pointer place-items-center rounded-e-xl border border-s-0 border-line bg-page text-main-ink shadow-lg hover:bg-tint lg:top-1/2 lg:bottom-auto lg:flex lg:h-auto lg:w-9 lg:-translate-y-1/2 lg:flex-col lg:gap-2.5 lg:py-4 print:hidden';

/** SPEC section 2, floating elements: the button of the 'Color Palettes' modal, when a widget named ModalColores is active. */
export const Palette = ({ site }: { site: Site }) => {
  if (!site.widgets.palette) return null;
  const { palette } = wordsIn(site.language);
  return (
    <PaletteButton language={site.language} failed={palette.failed} className={tab}>
      <Icon name="palette" className="size-6 lg:size-5" />
      <span className="sr-only font-semibold whitespace-nowrap lg:not-sr-only lg:rotate-180 lg:text-sm lg:[writing-mode:vertical-rl]">{palette.open}</span>
    </PaletteButton>
  );
};
