'use client';

import { useForm, useFormFields, useRowLabel } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from './words';

type Props = { word?: { en: string; es: string }; by: string[] };

/** A row that was just added is open: Payload closes it with the others. */
const useOpenWhenNew = (data: Record<string, unknown> | undefined, path: string, index: number) => {
  const { dispatchFields } = useForm();
  const list = path.replace(/\.\d+$/, '');
  const rows = useFormFields(([fields]) => fields[list]?.rows);
  const openNew = useEffectEvent(() => {
    const isNew = Object.entries(data ?? {}).every(([key, value]) => key === 'id' || ![value].flat().some(Boolean));
    if (!isNew || !rows?.[index]?.collapsed) return;
    const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  });
  // Once: whoever closes an empty row wants it closed.
  useEffect(() => openNew(), []);
};

/** A collapsed row is named by its first text, such as the name of a service. */
export const RowLabel = ({ word, by }: Props) => {
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  useOpenWhenNew(data, path, rowNumber);
  const say = useWords();
  const text = by.map((key) => data?.[key]).find((value) => typeof value === 'string' && value.trim());
  return (
    <span>
      {typeof text === 'string'
        ? text.slice(0, 80)
        : `${say(word?.en ?? 'Entry', word?.es ?? 'Entrada')} ${rowNumber + 1}`}
    </span>
  );
};
