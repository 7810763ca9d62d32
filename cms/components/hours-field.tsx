'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { nameOfDay, weekdays, type Shift, type Week } from '../record/hours-by-day';
import { FieldShell, TextInput, type FieldProps } from './field-shell';
import { useReadHours } from './findings';
import { useWords } from './words';
import { Press } from './press';

const usual: Shift = { opens: '08:00', closes: '17:00' };
const afternoon: Shift = { opens: '13:00', closes: '17:00' };

type DayProps = { name: string; shifts: Shift[] | undefined; onChange: (shifts: Shift[]) => void };

const Day = ({ name, shifts, onChange }: DayProps) => {
  const say = useWords();
  const change = (index: number, part: Partial<Shift>) =>
    onChange((shifts ?? []).map((one, at) => (at === index ? { ...one, ...part } : one)));
  const time = (index: number, key: keyof Shift, word: string) => {
    const value = shifts?.[index]?.[key] ?? '';
    // A record may write `8 AM`, which the browser's control for times does not show.
    const type = /^([01]\d|2[0-3]):[0-5]\d$|^$/.test(value) ? 'time' : 'text';
    const label = `${name}: ${word}${index ? ` (${index + 1})` : ''}`;
    return (
      <input
        type={type}
        aria-label={label}
        value={value}
        onChange={(event) => event.target.value && change(index, { [key]: event.target.value })}
      />
    );
  };
  const isOpen = Boolean(shifts?.length);
  const state = shifts ? say('Closed') : say('Not said');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <label>
          <input
            type="checkbox"
            role="switch"
            checked={isOpen}
            aria-label={`${name}: ${say('open')}`}
            onChange={(event) => onChange(event.target.checked ? [usual] : [])}
          />
          <span>{isOpen ? say('Open') : state}</span>
        </label>
      </td>
      <td>
        {shifts?.map((_, index) => (
          <div key={index}>
            {time(index, 'opens', say('opens'))}
            {time(index, 'closes', say('closes'))}
            <Press
              aria-label={
                index
                  ? say('{name}: remove these hours', { name })
                  : say('{name}: add hours after a break', { name })
              }
              onClick={() =>
                onChange(index ? shifts.filter((__, at) => at !== index) : [...shifts, afternoon])
              }
            >
              {index ? '×' : '+'}
            </Press>
          </div>
        ))}
      </td>
    </tr>
  );
};

type HoursRow = { id: string; day: string | null; hour: string | null };

/** Opening hours as the record's words: `Monday - Friday` and `8 AM - 5 PM`, or `By appointment only`. */
type TextsProps = { rows: HoursRow[]; onChange: (rows: HoursRow[]) => void };
const HoursTexts = ({ rows, onChange }: TextsProps) => {
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

/**
 * Opening hours by day: the chosen days, else the days that the site reads in the texts. Texts that say more
 * than hours stay until days are chosen.
 */
export const HoursField = (props: FieldProps) => {
  const { value, setValue } = useField<Week | null>({ path: props.path });
  const texts = useField<HoursRow[] | null>({ path: 'dbPrincipal__hours' });
  const rows = Array.isArray(texts.value) ? texts.value : [];
  const read = useReadHours();
  const [isGrid, setGrid] = useState<boolean>();
  const { i18n } = useTranslation();
  const say = useWords();
  const isShown = isGrid ?? Boolean(value ?? read ?? !rows.length);
  const week = value ?? read ?? {};
  if (isShown)
    return (
      <FieldShell {...props}>
        <table className="hours-field">
          <tbody>
            {weekdays.map((day) => (
              <Day
                key={day}
                name={nameOfDay(day, i18n.language)}
                shifts={week[day]}
                onChange={(shifts) => setValue({ ...week, [day]: shifts })}
              />
            ))}
          </tbody>
        </table>
        {value && rows.length ? (
          <Press onClick={() => setValue(null)}>{say('Show the words instead')}</Press>
        ) : null}
        {value ? null : <Press onClick={() => setGrid(false)}>{say('Write the hours as texts')}</Press>}
      </FieldShell>
    );
  return (
    <FieldShell {...props}>
      <HoursTexts rows={rows} onChange={texts.setValue} />
      <Press onClick={() => setGrid(true)}>
        {say('Choose the times of each day, in place of these words')}
      </Press>
    </FieldShell>
  );
};
