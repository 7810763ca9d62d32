'use client';

import { usePathname } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { EstimateFormContent } from './estimate-form';
import { missedEvent, rememberCampaign } from './estimate-form-memory';
import { useLoadOnIntent, whenIdle } from '@/components/islands/dialogs/load-on-intent';

/** The start-up overlay is gone, and the first screen has been looked at: who came to call is not stopped on the way. */
const WAIT_MS = 2_500;

const loadModal = () => import('./estimate-popup-modal').then(({ EstimatePopupModal }) => EstimatePopupModal);

const KEY = 'estimate-popup';

const isRemembered = () => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

const remember = () => {
  try {
    sessionStorage.setItem(KEY, 'shown');
  } catch {
    // The browser keeps nothing: once per page load, then.
  }
};

/** The visitor is writing, watching or reading something that was opened: no moment for a popup. */
const isBusy = () =>
  document.querySelector('[role="dialog"], [aria-expanded="true"], header details[open]') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') === true;

type Props = {
  content: EstimateFormContent;
  title: string;
  closeLabel: string;
  /** The page that is the form already. */ exceptOn: string;
};

/**
 * The estimate popup (SPEC section 4): opens by itself once the page is there and at rest, once per browsing session, on no page
 * that was not found. A visitor who is busy then is left alone on this page.
 */
export const EstimatePopup = ({ exceptOn, ...dialog }: Props) => {
  const pathname = usePathname();
  const { component: Modal, want } = useLoadOnIntent(loadModal);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  // Here, because this is on every page: the visitor may land on one that has no form.
  useEffect(rememberCampaign, []);

  // A request that could not be sent after its form was closed: the notice, and what was typed, come back (estimate-form-session.tsx).
  useEffect(() => {
    const reopen = () => void want().then(setIsOpen);
    window.addEventListener(missedEvent, reopen);
    return () => window.removeEventListener(missedEvent, reopen);
  }, [want]);

  useEffect(() => {
    if (wasOpen.current || pathname === exceptOn || document.querySelector('[data-not-found]')) return;
    let hasLeft = false;
    const open = async () => {
      if (isRemembered() || isBusy() || !(await want()) || hasLeft || isBusy()) return;
      wasOpen.current = true;
      remember();
      // In small steps: the page goes on answering while the form is being made.
      startTransition(() => setIsOpen(true));
    };
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void open());
    }, WAIT_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      cancel();
      setIsOpen(false);
    };
  }, [pathname, exceptOn, want]);

  return Modal && isOpen && <Modal {...dialog} onClose={() => setIsOpen(false)} />;
};
