'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useWords } from './words';

export type MediaDoc = { id: number; url: string; filename: string; alt?: string | null };

/** Uploads pictures for the business that is open. @returns what was stored, in the order of the files */
export const useUploads = () => {
  const { id, collectionSlug } = useDocumentInfo();
  const [isBusy, setBusy] = useState(false);
  const say = useWords();
  const upload = async (files: FileList | null): Promise<MediaDoc[]> => {
    setBusy(true);
    const stored: MediaDoc[] = [];
    for (const file of files ?? []) {
      const body = new FormData();
      body.append('file', file);
      body.append('_payload', JSON.stringify(collectionSlug === 'businesses' && id ? { business: id } : {}));
      const answer = await fetch('/api/media?depth=0', { method: 'POST', body }).catch(() => null);
      const json = await answer?.json().catch(() => null);
      if (answer?.ok) stored.push(json.doc);
      else toast.error(`${file.name}: ${json?.errors?.[0]?.message ?? say('not stored', 'no se guardó')}`);
    }
    setBusy(false);
    return stored;
  };
  return { upload, isBusy };
};
