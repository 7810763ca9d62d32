'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState, type ComponentProps } from 'react';
import { said, w, type English, type Values, type Words } from '../record/words';

/** Says a text in the editor's language. */
export const useWords = () => {
  const { i18n } = useTranslation();
  return (text: English | Words, values?: Values) =>
    said(typeof text === 'string' ? w(text, values) : text, i18n.language);
};

export type Say = ReturnType<typeof useWords>;

/** Writes a moment in the editor's language, or a day such as `2026-08-02`. @param isDay without the time */
export const useMoments = () => {
  const { i18n } = useTranslation();
  return (at: string, isDay = false) =>
    new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'medium',
      timeStyle: isDay ? undefined : 'short',
      timeZone: at.includes('T') ? undefined : 'UTC',
    }).format(new Date(at));
};

const COPIED_MS = 3000;
/** Copies a text. @returns whether it was copied just now, and the function that copies */
export const useCopy = (question: string) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    // Without the permission to copy, the text is shown for copying by hand.
    if (!isDone) return void prompt(question, text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return [isCopied, copy] as const;
};

type PressProps = Omit<ComponentProps<'button'>, 'onClick'> & { onClick: () => unknown; more?: string };

/** A button of the editor's own. @param more classes */
export const Press = ({ onClick, more = '', ...props }: PressProps) => (
  <button type="button" className={`plain-button ${more}`} onClick={() => void onClick()} {...props} />
);

/** A page of a site as a picture, which nobody can enter. */
export const SitePicture = (props: { src: string; sandbox?: string }) => (
  <iframe {...props} title="" tabIndex={-1} aria-hidden="true" loading="lazy" />
);
