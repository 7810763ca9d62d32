'use client';

import { useDocumentDrawer } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { ask } from '../ask';
import type { MediaDoc } from './upload-button';
import { Press, useWords } from '../basics';

export const fileOf = (url: string | null | undefined) =>
  /\/api\/media\/file\/([^/?]+)$/.exec(url ?? '')?.[1];

type Props = { url: string; label?: string; onSaved: (doc: MediaDoc) => void };

/** Opens an uploaded picture in Payload's editor: to crop it and to set its focal point. */
export const EditPicture = ({ url, label, onSaved }: Props) => {
  const say = useWords();
  const [id, setId] = useState<number>();
  const [presses, setPresses] = useState(0);
  const [Drawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id });
  // The drawer is named by the id: it opens only after it was drawn with that id.
  const openDrawn = useEffectEvent(() => openDrawer());
  useEffect(() => {
    if (presses) openDrawn();
  }, [presses]);
  const open = async () => {
    const address = `/api/media?depth=0&limit=1&where[filename][equals]=${fileOf(url)}`;
    const [found] = (await ask<{ docs?: { id: number }[] }>(address)).json?.docs ?? [];
    if (!found) return;
    setId(found.id);
    setPresses(presses + 1);
  };
  return (
    <>
      <Press aria-label={label} onClick={open}>
        {say('Crop')}
      </Press>
      <Drawer onSave={({ doc }) => onSaved(doc as unknown as MediaDoc)} />
    </>
  );
};
