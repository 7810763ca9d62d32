'use client';

import { useForm, useFormFields, useRowLabel } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../basics';

/** `dated`: the field of the day of an entry, which begins as today. */
type Props = { word?: { en: string; es: string }; by: string[]; dated?: string };
type Data = Record<string, unknown> | undefined;

/** Whether a new row is still missing, because the server draws it. */
let isAdding = false;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('.array-field__add-row, .array-actions__add')) isAdding = true;
    },
    true,
  );

/** Opens a new row, which Payload closes like all rows, with the cursor in it. */
const useOpenWhenNew = (data: Data, path: string, index: number, dated?: string) => {
  const { dispatchFields } = useForm();
  const label = useRef<HTMLSpanElement>(null);
  const list = path.replace(/\.\d+$/, '');
  const rows = useFormFields(([fields]) => fields[list]?.rows);
  const openNew = useEffectEvent(() => {
    const isNew = Object.entries(data ?? {}).every(
      ([key, value]) => key === 'id' || ![value].flat().some(Boolean),
    );
    if (!isNew) return;
    const updatedRows = (rows ?? []).map((row, at) => (at === index ? { ...row, collapsed: false } : row));
    if (rows?.[index]?.collapsed) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    const row = label.current?.closest('.collapsible');
    if (!row || !isAdding) return;
    isAdding = false;
    // Swedish dates are ISO dates.
    const today = new Date().toLocaleDateString('sv');
    if (dated) dispatchFields({ type: 'UPDATE', path: `${path}.${dated}`, value: today });
    const focus = () => {
      // A picture's link, which hardly anybody types, names no row.
      const others = `.file-input, .picture-field *${dated ? ', [type=date]' : ''}`;
      const first = row.querySelector<HTMLElement>(
        `.collapsible__content :is(input:not(${others}), textarea, select)`,
      );
      first?.focus();
      return first && first === document.activeElement;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(row, { attributes: true, childList: true, subtree: true });
    return () => observer.disconnect();
  });
  // Once: whoever closes an empty row wants it closed.
  useEffect(() => openNew(), []);
  return label;
};

/** A collapsed row is named by its first text, such as the name of a service. */
export const RowLabel = ({ word, by, dated }: Props) => {
  const { data, path, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const label = useOpenWhenNew(data, path, rowNumber, dated);
  const say = useWords();
  const text = by.map((key) => data?.[key]).find((value) => typeof value === 'string' && value.trim());
  return (
    <span ref={label}>
      {typeof text === 'string' ? text.slice(0, 80) : `${say(word ?? 'Entry')} ${rowNumber + 1}`}
    </span>
  );
};
