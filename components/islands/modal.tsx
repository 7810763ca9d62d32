'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** The title is read out, and not seen: what is inside shows what it is. */
  titleHidden?: boolean;
  /** Where focus starts; the title's element when it is not given, else the element that carries data-autofocus inside. */
  focusTitle?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A dialog over the page: focus stays in it and goes back to where it came from, Esc and a click outside close it, the page
 * behind stands still. Always reached through a dynamic import: its library is larger than a page's own code.
 */
export const Modal = ({ title, closeLabel, onClose, titleHidden = false, focusTitle = false, className, children }: Props) => (
  <Dialog open onClose={onClose} className="relative z-70">
    <DialogBackdrop className="fixed inset-0 bg-black/70" />
    <div className="fixed inset-0 overflow-y-auto overscroll-contain">
      <div className="flex min-h-full items-center justify-center p-3 sm:p-6">
        <DialogPanel className={clsx('card relative w-full p-5 shadow-2xl sm:p-8', className ?? 'max-w-2xl')}>
          <div className={clsx('flex items-start gap-4', titleHidden ? 'justify-end' : 'mb-5 justify-between')}>
            <DialogTitle tabIndex={-1} data-autofocus={focusTitle || undefined} className={titleHidden ? 'sr-only' : 'py-2 text-2xl outline-none'}>{title}</DialogTitle>
            <button type="button" aria-label={closeLabel} onClick={onClose} className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-heading hover:bg-tint">
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round"><path d="m6 6 12 12M18 6 6 18" /></svg>
            </button>
          </div>
          {children}
        </DialogPanel>
      </div>
    </div>
  </Dialog>
);
