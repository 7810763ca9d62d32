'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLoadOnIntent, whenIdle } from '@/components/islands/dialogs/load-on-intent';
import type { EstimatePopupDialogProps } from './estimate-popup-dialog';
import type { Unsent } from '@/components/islands/estimate/session/session-state';
import { UnsentContext } from '@/components/islands/estimate/form/unsent-context';
import { loadEstimateFormMessages } from '@/lib/language/i18n/load-messages';

const SHOWN_KEY = 'estimate-popup';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;

const WAIT_MS = 2_500;

const loadDialog = () =>
  import('./estimate-popup-dialog').then(({ EstimatePopupDialog }) => EstimatePopupDialog);

const MAX_SCROLL_PX = 40;

const wasShownRecently = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(SHOWN_KEY)) < THIRTY_DAYS_MS;
  } catch {
    return false;
  }
};

const rememberShown = (): void => {
  try {
    localStorage.setItem(SHOWN_KEY, String(Date.now()));
  } catch {
    // Without storage: once per page load.
  }
};

const isBusy = (): boolean =>
  window.scrollY > MAX_SCROLL_PX ||
  document.querySelector('[role="dialog"], [aria-expanded="true"], header details[open]') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') === true;

type Props = Omit<EstimatePopupDialogProps, 'formMessages' | 'unsent' | 'onClose'> & {
  exceptOn: readonly string[];
  /** The page. The popup shows a request that fails after the page's form is gone. */
  children?: ReactNode;
};

/**
 * Opens once in 30 days (docs/specification.md#52-estimate-popup). Takes no focus from a visitor who scrolls,
 * types or tabs first.
 */
export const EstimatePopup = ({ exceptOn, children, ...dialog }: Props) => {
  const pathname = usePathname();
  const { language } = dialog.content;
  const { loaded, preload } = useLoadOnIntent(
    useCallback(() => Promise.all([loadDialog(), loadEstimateFormMessages(language)]), [language]),
  );
  const [isOpen, setOpen] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const wasOpen = useRef(false);

  const reopen = useCallback(
    (failed: Unsent) => {
      setUnsent(failed);
      void preload().then(setOpen);
    },
    [preload],
  );
  const close = () => {
    setOpen(false);
    setUnsent(null);
  };

  useEffect(() => {
    if (wasOpen.current || exceptOn.includes(pathname) || document.querySelector('[data-not-found]')) return;
    let hasLeft = false;
    let hasPressedKey = false;
    const onKey = () => {
      hasPressedKey = true;
    };
    document.addEventListener('keydown', onKey);
    const open = async () => {
      if (
        wasShownRecently() ||
        hasPressedKey ||
        isBusy() ||
        !(await preload()) ||
        hasLeft ||
        hasPressedKey ||
        isBusy()
      )
        return;
      wasOpen.current = true;
      rememberShown();
      // A transition keeps the page responsive while the form renders.
      startTransition(() => setOpen(true));
    };
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void open());
    }, WAIT_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      cancel();
      document.removeEventListener('keydown', onKey);
      setOpen(false);
    };
  }, [pathname, exceptOn, preload]);

  const [Dialog, formMessages] = loaded ?? [];
  return (
    <UnsentContext value={reopen}>
      {children}
      {Dialog && formMessages && isOpen && (
        <Dialog {...dialog} formMessages={formMessages} unsent={unsent} onClose={close} />
      )}
    </UnsentContext>
  );
};
