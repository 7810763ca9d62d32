'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useWords } from './words';

type Props = { word?: { en: string; es: string }; by: string[] };

/** A collapsed row is named by its first text, such as the name of a service. */
export const RowLabel = ({ word, by }: Props) => {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
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
