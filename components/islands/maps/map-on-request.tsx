'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { mapFrameLink } from '@/lib/site/urls/outside-links';
import { focusInPlace, keepFocus } from '@/components/islands/dialogs/take-focus';

type Props = {
  address: string;
  /** Null: no directions. */
  href: string | null;
  /** For the map service. */
  query: string;
  messages: { showMap: string; directions: string };
  className: string;
  /** Added with the map, which is taller than the card before it. */
  shownClassName: string;
  children: ReactNode;
};

export const MapOnRequest = ({
  address,
  href,
  query,
  messages,
  className,
  shownClassName,
  children,
}: Props) => {
  const [shown, setShown] = useState(false);
  const directions = href !== null && (
    <OutsideLink href={href} className="link">
      {messages.directions}
      <Icon name="outside" className="size-4" />
    </OutsideLink>
  );
  if (shown) {
    // The frame takes focus, which the removed button had.
    return (
      <>
        <div className={`${className} ${shownClassName}`}>
          <iframe
            ref={focusInPlace}
            onLoad={keepFocus}
            title={address}
            src={mapFrameLink(query, document.documentElement.lang)}
            allowFullScreen
            className="absolute inset-0 size-full"
          />
        </div>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <strong className="text-heading">{address}</strong>
          {directions}
        </p>
      </>
    );
  }
  return (
    <div className={className}>
      {children}
      <div className="card map-card">
        <Icon name="pin" className="size-8 text-secondary-ink" />
        <p className="text-lg font-bold text-heading">{address}</p>
        <button type="button" onClick={() => setShown(true)} className="btn btn-line noscript:hidden">
          {messages.showMap}
        </button>
        {directions}
      </div>
    </div>
  );
};
