'use client';

import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';
import { useLinkAsButton } from '@/components/islands/dialogs/use-link-as-button';
import { loadPalette } from '@/lib/language/i18n/load-messages';

const loadModal = () => import('./palette-modal').then(({ PaletteModal }) => PaletteModal);

type Props = { language: string; href: string; className: string; children: ReactNode };

/** @param language a tag, such as 'en-GB' @param href the same colours as a page, without JavaScript */
export const PaletteButton = ({ language, href, className, children }: Props) => {
  const { loaded, preload, intent } = useLoadOnIntent(
    useCallback(() => Promise.all([loadModal(), loadPalette(language)]), [language]),
  );
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const asButton = useLinkAsButton();

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (await preload()) setOpen(true);
    else window.location.assign(href);
  };

  const close = () => {
    setOpen(false);
    // The dialog first restores focus to the element that had it during the download.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };

  const [PaletteModal, palette] = loaded ?? [];
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
      {isOpen && PaletteModal && palette && <PaletteModal palette={palette} onClose={close} />}
    </>
  );
};
