'use client';

import { useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { nameOfDay, weekdays, type Shift, type Week } from '../../record/hours-by-day';
import { FieldShell, type FieldProps } from './field-shell';
import { useReadHours } from '../findings';
import { Press, useWords } from '../basics';

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

/**
 * Opening hours by day: the chosen days, else the days that the site reads in the texts of the list below.
 * Texts that say more than hours stay until days are chosen.
 */
export const HoursField = (props: FieldProps) => {
  const { value, setValue } = useField<Week | null>({ path: props.path });
  const hasTexts = useFormFields(([fields]) => Boolean(fields.dbPrincipal__hours?.rows?.length));
  const read = useReadHours();
  const [isOpened, setOpened] = useState(false);
  const { i18n } = useTranslation();
  const say = useWords();
  const week = value ?? read ?? {};
  if (!isOpened && !value && !read && hasTexts)
    return (
      <FieldShell {...props}>
        <Press onClick={() => setOpened(true)}>
          {say('Choose the times of each day, in place of these words')}
        </Press>
      </FieldShell>
    );
  return (
    <FieldShell {...props}>
      {/* Where days are chosen, the list of texts is hidden (admin.css). */}
      <table className="hours-field" data-chosen={Boolean(value)}>
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
      {value && hasTexts ? (
        <Press onClick={() => setValue(null)}>{say('Show the words instead')}</Press>
      ) : null}
    </FieldShell>
  );
};
