'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { mapFrameLink } from '@/lib/routing/outside-links';

/** The button is gone: keyboard and screen reader go on in what it has opened. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

type Props = { address: string; className: string; children: ReactNode };

/** A card that its button replaces with the map around an address, in the same place and of the same size. */
export const MapOnRequest = ({ address, className, children }: Props) => {
  const [shown, setShown] = useState(false);
  const show = ({ target }: MouseEvent) => { if ((target as Element).closest('button')) setShown(true); };
  return (
    <div className={className} onClick={show}>
      {shown ? <iframe ref={takeFocus} title={address} src={mapFrameLink(address, document.documentElement.lang)} allowFullScreen className="absolute inset-0 size-full" /> : children}
    </div>
  );
};
