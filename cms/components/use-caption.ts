'use client';

import { useField } from '@payloadcms/ui';

type Caption = { id: string; img: string | null; text: string | null };

/** The description of a picture, which the record keeps in a list of all of them. */
export const useCaptions = () => {
  const { value, setValue } = useField<Caption[] | null>({ path: 'captions' });
  const all = Array.isArray(value) ? value : [];
  const captionOf = (url: string | null | undefined) =>
    (url && all.find(({ img }) => img === url)?.text) || '';
  const setCaption = (url: string, text: string) => {
    const rest = all.filter(({ img }) => img !== url);
    const known = all.find(({ img }) => img === url) ?? { id: crypto.randomUUID(), img: url };
    setValue(text ? [...rest, { ...known, text }] : rest);
  };
  return { captionOf, setCaption };
};

export const useCaption = (url: string | null | undefined) => {
  const { captionOf, setCaption } = useCaptions();
  return [captionOf(url), (text: string, of = url) => of && setCaption(of, text)] as const;
};
