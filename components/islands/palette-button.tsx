'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useLoadOnIntent } from './load-on-intent';

// The dialog, and the colours' names in one language.
const load = {
  en: () => import('./palette-modal-en').then(({ PaletteModalEn }) => PaletteModalEn),
  es: () => import('./palette-modal-es').then(({ PaletteModalEs }) => PaletteModalEs),
};

type Props = { language: keyof typeof load; failed: string; className: string; children: ReactNode };

/**
 * Opens the 'Color Palettes' modal (SPEC section 2, floating elements). There is nothing it could do without JavaScript, so it
 * is not seen there.
 * @param failed what is said when the modal could not be loaded
 */
export const PaletteButton = ({ language, failed, className, children }: Props) => {
  const { component: PaletteModal, want, intent } = useLoadOnIntent(load[language]);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setState('closed');
    // Once the dialog is gone: it only knows what had focus since its own code arrived, which may be later than the click.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };

  return (
    <>
      <button ref={button} type="button" aria-haspopup="dialog" className={`${className} noscript:hidden`} {...intent} onClick={async () => setState((await want()) ? 'open' : 'failed')} onBlur={() => setState((now) => (now === 'failed' ? 'closed' : now))}>{children}</button>
      <span role="status" className={state === 'failed' ? 'fixed inset-x-4 bottom-4 z-50 mx-auto w-fit rounded-xl bg-main px-5 py-3 text-on-main shadow-lg' : 'sr-only'}>{state === 'failed' && failed}</span>
      {state === 'open' && PaletteModal && <PaletteModal onClose={close} />}
    </>
  );
};
