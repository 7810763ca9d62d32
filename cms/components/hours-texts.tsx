'use client';

import { TextInput } from './field-shell';
import { useWords } from './words';
import { Press } from './press';

export type HoursRow = { id: string; day: string | null; hour: string | null };

/** Opening hours as the record's words: `Monday - Friday` and `8 AM - 5 PM`, or `By appointment only`. */
export const HoursTexts = ({
  rows,
  onChange,
}: {
  rows: HoursRow[];
  onChange: (rows: HoursRow[]) => void;
}) => {
  const say = useWords();
  const setRow = (index: number, change: Partial<HoursRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <>
      {rows.map((row, index) => (
        <div className="hours-row" key={row.id}>
          <TextInput
            label={say('Days {number}', { number: index + 1 })}
            value={row.day}
            onChange={(day) => setRow(index, { day })}
          />
          <TextInput
            label={say('Hours {number}', { number: index + 1 })}
            value={row.hour}
            onChange={(hour) => setRow(index, { hour })}
          />
          <Press
            aria-label={say('Remove row {number}', { number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            ×
          </Press>
        </div>
      ))}
      <Press onClick={() => onChange([...rows, { id: crypto.randomUUID(), day: null, hour: null }])}>
        {say('Add a row')}
      </Press>
    </>
  );
};
