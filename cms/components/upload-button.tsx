'use client';

import { useListDrawer } from '@payloadcms/ui';
import { useId, type ReactNode } from 'react';
import { Press } from './press';
import { useUploads, type MediaDoc } from './use-uploads';
import { useWords } from './words';

/** Said before a picture is chosen. */
export const PictureLimits = () => (
  <small>{useWords()('Photos of any size from your phone; other files up to 25 MB.')}</small>
);

type Props = {
  label: string;
  onFiles: (files: FileList | null) => void;
  isDisabled: boolean;
  multiple?: boolean;
};

/** A button that opens the phone's choice of pictures. */
export const UploadButton = ({ label, onFiles, isDisabled, multiple }: Props) => {
  const id = useId();
  return (
    <>
      <label className="plain-button" htmlFor={id} aria-disabled={isDisabled}>
        {label}
      </label>
      <input
        id={id}
        className="file-input"
        type="file"
        accept="image/*,.heic,.heif"
        multiple={multiple}
        disabled={isDisabled}
        onChange={({ target }) => onFiles(target.files)}
      />
    </>
  );
};

type AddProps = {
  label: string;
  isDisabled?: boolean;
  multiple?: boolean;
  onUploaded: (docs: MediaDoc[]) => void;
  onChosen: (doc: MediaDoc) => void;
  children?: ReactNode;
};

/** Uploads pictures, or chooses one that is there; says before what can be uploaded. */
export const AddPictures = ({ label, isDisabled, multiple, onUploaded, onChosen, children }: AddProps) => {
  const { upload, isBusy, busyText } = useUploads();
  const say = useWords();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] });
  return (
    <div className="buttons">
      <UploadButton
        label={busyText ?? label}
        isDisabled={isDisabled || isBusy}
        multiple={multiple}
        onFiles={async (files) => onUploaded(await upload(files))}
      />
      <Press onClick={openDrawer}>{say('Choose')}</Press>
      {children}
      <PictureLimits />
      <ListDrawer
        onSelect={({ doc }) => {
          onChosen(doc as unknown as MediaDoc);
          closeDrawer();
        }}
      />
    </div>
  );
};
