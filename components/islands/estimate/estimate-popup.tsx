'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLoadOnIntent, whenIdle } from '@/components/islands/dialogs/load-on-intent';
import type { EstimateFormContent } from './form-content';
import type { Unsent } from './session-state';
import { UnsentContext } from './unsent-context';

/** After the start-up overlay, and time to look at the first screen, in milliseconds. */
const WAIT = 2_500;

const loadDialog = () =>
  import('./estimate-popup-dialog').then(({ EstimatePopupDialog }) => EstimatePopupDialog);

const KEY = 'estimate-popup';

const wasShown = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

const rememberShown = (): void => {
  try {
    sessionStorage.setItem(KEY, 'shown');
  } catch {
    // Without storage: once per page load.
  }
};

/** The visitor is typing, watching, or has a menu, widget or dialog open. */
const isBusy = (): boolean =>
  document.querySelector('[role="dialog"], [aria-expanded="true"], header details[open]') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') === true;

type Props = {
  content: EstimateFormContent;
  title: string;
  closeLabel: string;
  /** The page that is the form already. */
  exceptOn: string;
  /** The page's content: its forms hand a request that fails after they are gone to the popup. */
  children?: ReactNode;
};

/**
 * The estimate popup (SPEC section 4): opens by itself when the page is at rest, once per browsing session, and on no page that was
 * not found. It leaves a busy visitor alone until the next page.
 */
export const EstimatePopup = ({ exceptOn, children, ...dialog }: Props) => {
  const pathname = usePathname();
  const { loaded: Dialog, preload } = useLoadOnIntent(loadDialog);
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
    if (wasOpen.current || pathname === exceptOn || document.querySelector('[data-not-found]')) return;
    let hasLeft = false;
    const open = async () => {
      if (wasShown() || isBusy() || !(await preload()) || hasLeft || isBusy()) return;
      wasOpen.current = true;
      rememberShown();
      // A transition: the page answers to input while the form renders.
      startTransition(() => setOpen(true));
    };
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void open());
    }, WAIT);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      cancel();
      setOpen(false);
    };
  }, [pathname, exceptOn, preload]);

  return (
    <UnsentContext value={reopen}>
      {children}
      {Dialog && isOpen && <Dialog {...dialog} unsent={unsent} onClose={close} />}
    </UnsentContext>
  );
};
