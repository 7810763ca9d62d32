'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { toSend } from './smaller-picture';
import { useWords } from './words';

export type MediaDoc = { id: number; url: string; filename: string; alt?: string | null } & Partial<
  Record<'focalX' | 'focalY', number | null>
>;

const TRIES = 3;
const MAX_BYTES = 25_000_000;

/** The server's answer, or null when there is none: a lost connection is tried again. */
const send = async (picture: Blob, name: string, fields: object): Promise<Response | null> => {
  for (let tries = 1; ; tries += 1) {
    const body = new FormData();
    body.append('file', picture, name);
    body.append('_payload', JSON.stringify(fields));
    const answer = await fetch('/api/media?depth=0', { method: 'POST', body }).catch(() => null);
    if ((answer && answer.status < 500) || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, 1000 * tries));
  }
};

/** Uploads pictures for the open business, or for `business`. @returns the stored ones, in their order */
export const useUploads = (business?: number) => {
  const { id, collectionSlug } = useDocumentInfo();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const say = useWords();
  const upload = async (files: FileList | null): Promise<MediaDoc[]> => {
    const chosen = [...(files ?? [])];
    const stored: MediaDoc[] = [];
    const open = collectionSlug === 'businesses' ? id : undefined;
    const fields = (business ?? open) ? { business: business ?? open } : {};
    for (const [done, file] of chosen.entries()) {
      setProgress({ done, of: chosen.length });
      const picture = await toSend(file);
      if (picture.size > MAX_BYTES) {
        toast.error(`${file.name}: ${say('a picture has 25 MB at most')}`);
        continue;
      }
      const answer = await send(picture, file.name, fields);
      const json = await answer?.json().catch(() => null);
      if (answer?.ok) stored.push(json.doc);
      else toast.error(`${file.name}: ${json?.errors?.[0]?.message ?? say('not stored')}`);
    }
    setProgress(null);
    return stored;
  };
  const busyText =
    progress &&
    (progress.of > 1
      ? say('Uploading {number} of {of} …', { number: progress.done + 1, of: progress.of })
      : say('Uploading …'));
  return { upload, isBusy: progress !== null, busyText };
};
