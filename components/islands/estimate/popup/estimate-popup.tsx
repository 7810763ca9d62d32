'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLoadOnIntent, whenIdle } from '@/components/islands/dialogs/load-on-intent';
import type { EstimatePopupDialogProps } from './estimate-popup-dialog';
import { store, stored } from '@/components/islands/storage/storage';
import type { Unsent } from '@/components/islands/estimate/session/session-state';
import { UnsentContext } from '@/components/islands/estimate/form/unsent-context';
import { loadEstimateFormMessages } from '@/lib/language/i18n/load-messages';
import { isFormInView } from './form-in-view';

const SHOWN_KEY = 'estimate-popup';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;

const WAIT_MS = 2_500;

const loadDialog = () => import('./estimate-popup-dialog');

const MAX_SCROLL_PX = 40;

/** In CSS pixels; a phone on its side is low. */
const PHONE = { width: 768, height: 480 };
const PHONE_WAIT_MS = 15_000;

/** Search engines demote pages whose first screen on a phone is covered. */
const isPhone = () => window.innerWidth < PHONE.width || window.innerHeight < PHONE.height;

/** False where the browser denies storage: there the popup opens once per page load. */
const wasShownRecently = (): boolean =>
  Date.now() - Number(stored('localStorage', SHOWN_KEY)) < THIRTY_DAYS_MS;

const isBusy = (): boolean =>
  // The sheet takes no focus, and waits for a scroll.
  (window.scrollY > MAX_SCROLL_PX && !isPhone()) ||
  document.querySelector('[role="dialog"], [aria-expanded="true"], header details[open]') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') === true;

/** After 2.5 seconds; on a phone not before the end of the first screen or 15 seconds, nor over a form. */
const whenDue = (callBack: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
  const finish = () => {
    stop();
    callBack();
  };
  let isLate = false;
  function onScroll() {
    if ((isLate || window.scrollY >= window.innerHeight) && !isFormInView()) finish();
  }
  timer = setTimeout(() => {
    if (!isPhone()) return finish();
    timer = setTimeout(() => {
      isLate = true;
      onScroll();
    }, PHONE_WAIT_MS - WAIT_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
  }, WAIT_MS);
  return stop;
};

type Props = Omit<EstimatePopupDialogProps, 'formMessages' | 'unsent' | 'onClose'> & {
  exceptOn: readonly string[] | 'everywhere';
  /** The page. The popup shows a request that fails after the page's form is gone. */
  children?: ReactNode;
};

/**
 * Opens once in 30 days (docs/specification.md#52-estimate-popup), without taking focus from a visitor who
 * scrolls, types or tabs. On a phone a sheet at the lower edge leads to the dialog.
 */
export const EstimatePopup = ({ exceptOn, children, ...dialog }: Props) => {
  const pathname = usePathname();
  const { language } = dialog.content;
  const { loaded, preload } = useLoadOnIntent(
    useCallback(() => Promise.all([loadDialog(), loadEstimateFormMessages(language)]), [language]),
  );
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const wasOpen = useRef(false);

  const reopen = useCallback(
    (failed: Unsent) => {
      setUnsent(failed);
      void preload().then((isLoaded) => setOpen(isLoaded ? 'dialog' : null));
    },
    [preload],
  );
  const close = () => {
    setOpen(null);
    setUnsent(null);
  };

  useEffect(() => {
    if (wasOpen.current || exceptOn === 'everywhere') return;
    if (exceptOn.includes(pathname) || document.querySelector('[data-not-found]')) return;
    let isOver = false;
    let cancel = () => {};
    const show = async () => {
      const isDue = !wasShownRecently() && !isBusy() && (await preload());
      if (!isDue || isOver || isBusy()) return;
      wasOpen.current = true;
      store('localStorage', SHOWN_KEY, String(Date.now()));
      // A transition keeps the page responsive while the form renders.
      startTransition(() => setOpen(isPhone() ? 'sheet' : 'dialog'));
    };
    const stopWaiting = whenDue(() => {
      cancel = whenIdle(() => void show());
    });
    const stop = () => {
      isOver = true;
      stopWaiting();
      cancel();
    };
    // A visitor who tabs or types keeps the focus on this page.
    document.addEventListener('keydown', stop, { once: true });
    return () => {
      document.removeEventListener('keydown', stop);
      stop();
      setOpen(null);
    };
  }, [pathname, exceptOn, preload]);

  const [dialogs, formMessages] = loaded ?? [];
  const props = formMessages && { ...dialog, formMessages, unsent, onClose: close };
  return (
    <UnsentContext value={reopen}>
      {children}
      {dialogs && props && open === 'sheet' && (
        <dialogs.EstimateSheet {...props} onOpenForm={() => setOpen('dialog')} />
      )}
      {dialogs && props && open === 'dialog' && <dialogs.EstimatePopupDialog {...props} />}
    </UnsentContext>
  );
};
