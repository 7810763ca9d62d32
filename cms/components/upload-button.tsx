'use client';

import { useId } from 'react';

type Props = {
  label: string;
  onFiles: (files: FileList | null) => void;
  isDisabled: boolean;
  multiple?: boolean;
  title?: string;
};

/** A button that opens the phone's choice of pictures. */
export const UploadButton = ({ label, onFiles, isDisabled, multiple, title }: Props) => {
  const id = useId();
  return (
    <>
      <label className="plain-button" htmlFor={id} aria-disabled={isDisabled} title={title}>
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
