'use client';

import { toast, useDocumentInfo, useListDrawer } from '@payloadcms/ui';
import { useId, useState, type ReactNode } from 'react';
import { toSend } from './smaller-picture';
import { Press, useWords } from '../basics';

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

/** Said before a picture is chosen. */
export const PictureLimits = () => (
  <small>{useWords()('Photos of any size from your phone; other files up to 25 MB.')}</small>
);

type Props = {
  label: string;
  isDisabled?: boolean;
  multiple?: boolean;
  /** The pictures' business; without it, the business whose form is open. */
  business?: number;
  onStart?: () => void;
  /** Gets the stored pictures, in their order; not called without any. */
  onUploaded: (docs: MediaDoc[]) => unknown;
};

/** A button that opens the phone's choice of pictures, and uploads the chosen ones. */
export const UploadButton = ({ label, isDisabled, multiple, business, onStart, onUploaded }: Props) => {
  const inputId = useId();
  const { id, collectionSlug } = useDocumentInfo();
  const [progress, setProgress] = useState<{ number: number; of: number } | null>(null);
  const say = useWords();
  const owner = business ?? (collectionSlug === 'businesses' ? id : undefined);
  const upload = async (files: File[]) => {
    onStart?.();
    const stored: MediaDoc[] = [];
    for (const [index, file] of files.entries()) {
      setProgress({ number: index + 1, of: files.length });
      const picture = await toSend(file);
      if (picture.size > MAX_BYTES) {
        toast.error(`${file.name}: ${say('a picture has 25 MB at most')}`);
        continue;
      }
      const answer = await send(picture, file.name, owner ? { business: owner } : {});
      const json = await answer?.json().catch(() => null);
      if (answer?.ok) stored.push(json.doc);
      else toast.error(`${file.name}: ${json?.errors?.[0]?.message ?? say('not stored')}`);
    }
    setProgress(null);
    if (stored.length) onUploaded(stored);
  };
  const isOff = isDisabled || progress !== null;
  const busy =
    progress && progress.of > 1 ? say('Uploading {number} of {of} …', progress) : say('Uploading …');
  return (
    <>
      <label className="plain-button" htmlFor={inputId} aria-disabled={isOff}>
        {progress ? busy : label}
      </label>
      <input
        id={inputId}
        className="file-input"
        type="file"
        accept="image/*,.heic,.heif"
        multiple={multiple}
        disabled={isOff}
        onChange={({ target }) => void upload([...(target.files ?? [])])}
      />
    </>
  );
};

type AddProps = Props & { onChosen: (doc: MediaDoc) => void; children?: ReactNode };

/** Uploads pictures, or chooses one that is there; says before what can be uploaded. */
export const AddPictures = ({ onChosen, children, ...upload }: AddProps) => {
  const say = useWords();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] });
  const choose = ({ doc }: { doc: unknown }) => {
    onChosen(doc as MediaDoc);
    closeDrawer();
  };
  return (
    <div className="buttons">
      <UploadButton {...upload} />
      <Press onClick={openDrawer}>{say('Choose')}</Press>
      {children}
      <PictureLimits />
      <ListDrawer onSelect={choose} />
    </div>
  );
};
