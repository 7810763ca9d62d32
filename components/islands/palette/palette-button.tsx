'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';
import { useLinkAsButton } from '@/components/islands/dialogs/use-link-as-button';

// The dialog, and the colours' names in one language.
const load = {
  en: () => import('./palette-modal-en').then(({ PaletteModalEn }) => PaletteModalEn),
  es: () => import('./palette-modal-es').then(({ PaletteModalEs }) => PaletteModalEs),
};

type Props = { language: keyof typeof load; href: string; className: string; children: ReactNode };

/**
 * Opens the 'Color Palettes' modal (SPEC section 2, floating elements).
 * @param href a page with the same colours: where it leads without JavaScript, and when the modal cannot be loaded
 */
export const PaletteButton = ({ language, href, className, children }: Props) => {
  const { component: PaletteModal, want, intent } = useLoadOnIntent(load[language]);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const asButton = useLinkAsButton();

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (await want()) setOpen(true);
    else window.location.assign(href);
  };

  const close = () => {
    setOpen(false);
    // Once the dialog is gone: it only knows what had focus since its own code arrived, which may be later than the click.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };

  return (
    <>
      <a
        ref={button}
        href={href}
        {...asButton}
        aria-haspopup={asButton ? 'dialog' : undefined}
        className={className}
        {...intent}
        onClick={open}
      >
        {children}
      </a>
      {isOpen && PaletteModal && <PaletteModal onClose={close} />}
    </>
  );
};
