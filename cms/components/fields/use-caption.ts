'use client';

import { useField, useForm } from '@payloadcms/ui';
import type { MediaDoc } from './upload-button';

type Words = { text?: string | null; focus?: string | null };
type Caption = { id: string; img: string | null } & Words;

/** Payload's focal point of an upload; none for the middle. */
const focusOf = ({ focalX, focalY }: MediaDoc): string | null => {
  const point = [focalX ?? 50, focalY ?? 50].map((part) => `${Math.round(part)}%`).join(' ');
  return point === '50% 50%' ? null : point;
};

/** Description and focal point of a picture, which the record keeps in a list of all of them. */
export const useCaptions = () => {
  const { setValue } = useField<Caption[] | null>({ path: 'captions' });
  const { getField } = useForm();
  // The present ones, also at the end of an upload.
  const captions = () => {
    const value = getField('captions')?.value;
    return Array.isArray(value) ? (value as Caption[]) : [];
  };
  const captionOf = (url: string | null | undefined) =>
    (url && captions().find(({ img }) => img === url)?.text) || '';
  const change = (url: string, words: Words) => {
    const all = captions();
    const rest = all.filter(({ img }) => img !== url);
    const known = all.find(({ img }) => img === url) ?? { id: crypto.randomUUID(), img: url, text: null };
    const next = { ...known, ...words };
    const isKept = next.text || next.focus;
    if (isKept || rest.length < all.length) setValue(isKept ? [...rest, next] : rest);
  };
  return {
    captionOf,
    setCaption: (url: string, text: string | null) => change(url, { text }),
    /**
     * Copies the caption and the focal point of an upload; `before`: the address of the picture that it
     * replaces.
     */
    takeWords: (doc: MediaDoc, hasCaption: boolean, before?: string | null) =>
      change(doc.url, {
        ...(captionOf(before) && { text: captionOf(before) }),
        ...(hasCaption && doc.alt && { text: doc.alt }),
        focus: focusOf(doc),
      }),
  };
};
