'use client';

import { type ReactNode, useState } from 'react';
import { focusInPlace, keepFocus } from '@/components/islands/dialogs/take-focus';

type Props = {
  /** The address of a page of another host, which the policy must allow. */
  src: string;
  title: string;
  show: string;
  /** A link that opens the page in its own tab. */
  link: ReactNode;
  className: string;
  children: ReactNode;
};

/** Loads nothing of another host before a click; without JavaScript the link leads there. */
export const FrameOnRequest = ({ src, title, show, link, className, children }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <div className={className}>
      {shown ? (
        // The frame takes focus, which the removed button had.
        <iframe
          ref={focusInPlace}
          onLoad={keepFocus}
          title={title}
          src={src}
          allow="payment"
          referrerPolicy="strict-origin-when-cross-origin"
          className="min-h-[44rem] w-full grow"
        />
      ) : (
        <div className="grid grow content-center justify-items-center gap-4 p-6 text-center">
          {children}
          <button type="button" onClick={() => setShown(true)} className="btn noscript:hidden">
            {show}
          </button>
        </div>
      )}
      <p className="px-6 pb-3 text-center">{link}</p>
    </div>
  );
};
