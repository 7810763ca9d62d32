'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  titleHidden?: boolean;
  /** Whether focus starts on the title; else on [data-autofocus] or the first focusable element. */
  focusTitle?: boolean;
  above?: ReactNode;
  className?: string;
  children: ReactNode;
};

type CloseProps = { label: string; onClose: () => void; className: string };

export const CloseButton = ({ label, onClose, className }: CloseProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClose}
    className={clsx(
      className,
      'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-page text-heading hover:bg-tint',
    )}
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  </button>
);

/** Import it dynamically only: its library is larger than a page's own code. */
export const Modal = ({
  title,
  closeLabel,
  onClose,
  titleHidden = false,
  focusTitle = false,
  above,
  className,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // On touch screens the library ignores initialFocus.
  useEffect(() => {
    if (!focusTitle) return;
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [focusTitle]);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={focusTitle ? heading : undefined}
      className="fixed inset-0 z-70"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/70" />
      <div
        tabIndex={-1}
        className="fixed inset-0 scroll-py-24 overflow-y-auto overscroll-contain outline-none"
      >
        <div className="flex min-h-full items-center justify-center p-3 px-[max(0.75rem,var(--notch))] sm:p-6 sm:px-[max(1.5rem,var(--notch))]">
          <DialogPanel className={clsx('card relative w-full p-5 raised sm:p-8', className ?? 'max-w-2xl')}>
            {/* Stays in view while a long dialog scrolls. */}
            <div className="sticky top-2 z-10 flex h-0 items-start justify-end">
              <CloseButton label={closeLabel} onClose={onClose} className="-me-2" />
            </div>
            <div className={titleHidden ? 'h-11' : clsx('mb-4 min-h-11', !above && 'pe-12')}>
              {above && <div className="pe-12">{above}</div>}
              <DialogTitle
                ref={heading}
                tabIndex={-1}
                className={titleHidden ? 'sr-only' : 'py-1.5 text-(length:--size-32) outline-none'}
              >
                {title}
              </DialogTitle>
            </div>
            {children}
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
};
