'use client';

import { useWords } from './words';

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
          <input
            type="text"
            aria-label={say(`Days ${index + 1}`, `Días ${index + 1}`)}
            value={row.day ?? ''}
            maxLength={300}
            onChange={(event) => setRow(index, { day: event.target.value || null })}
          />
          <input
            type="text"
            aria-label={say(`Hours ${index + 1}`, `Horas ${index + 1}`)}
            value={row.hour ?? ''}
            maxLength={300}
            onChange={(event) => setRow(index, { hour: event.target.value || null })}
          />
          <button
            type="button"
            className="plain-button"
            aria-label={say(`Remove row ${index + 1}`, `Quitar la fila ${index + 1}`)}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className="plain-button"
        onClick={() => onChange([...rows, { id: crypto.randomUUID(), day: null, hour: null }])}
      >
        {say('Add a row', 'Añadir una fila')}
      </button>
    </>
  );
};
