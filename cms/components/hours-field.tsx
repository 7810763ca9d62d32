'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { rowsOfWeek, weekOf, type Day, type HoursRow } from '../record/week';
import { FieldShell, type FieldProps } from './field-shell';
import { useWords } from './words';

const monday = Date.UTC(2024, 0, 1);
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** Opening hours as seven days; as texts where they say more than that. */
export const HoursField = (props: FieldProps) => {
  const { value, setValue } = useField<HoursRow[] | null>({ path: props.path });
  const siteLanguage = useField<string | null>({ path: 'labels__formLabel__language' }).value;
  const { i18n } = useTranslation();
  const [asTexts, setAsTexts] = useState(false);
  const say = useWords();
  const rows = Array.isArray(value) ? value : [];
  const week = weekOf(rows);
  const setDay = (index: number, day: Day) =>
    week &&
    setValue(rowsOfWeek(week.with(index, day), rows, siteLanguage?.toLowerCase() === 'es' ? 'es' : 'en'));
  const setRow = (index: number, change: Partial<HoursRow>) =>
    setValue(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  if (week && !asTexts)
    return (
      <FieldShell {...props}>
        <table className="hours-field">
          <tbody>
            {week.map((day, index) => {
              const name = new Intl.DateTimeFormat(i18n.language, {
                weekday: 'long',
                timeZone: 'UTC',
              }).format(monday + index * 86_400_000);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <label>
                      <input
                        type="checkbox"
                        checked={Boolean(day)}
                        aria-label={`${name}: ${say('open', 'abierto')}`}
                        onChange={(event) =>
                          setDay(index, event.target.checked ? { open: 480, close: 1020 } : null)
                        }
                      />
                      <span>{day ? say('Open', 'Abierto') : say('Closed', 'Cerrado')}</span>
                    </label>
                  </td>
                  <td>
                    {day ? (
                      <>
                        <input
                          type="time"
                          aria-label={`${name}: ${say('opens', 'abre')}`}
                          value={time(day.open)}
                          onChange={(event) =>
                            event.target.value && setDay(index, { ...day, open: minutes(event.target.value) })
                          }
                        />
                        <input
                          type="time"
                          aria-label={`${name}: ${say('closes', 'cierra')}`}
                          value={time(day.close)}
                          onChange={(event) =>
                            event.target.value &&
                            setDay(index, { ...day, close: minutes(event.target.value) })
                          }
                        />
                      </>
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <button type="button" className="plain-button" onClick={() => setAsTexts(true)}>
          {say('Write the hours as texts', 'Escribir el horario como texto')}
        </button>
      </FieldShell>
    );
  return (
    <FieldShell {...props}>
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
            onClick={() => setValue(rows.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <div className="buttons">
        <button
          type="button"
          className="plain-button"
          onClick={() => setValue([...rows, { id: crypto.randomUUID(), day: null, hour: null }])}
        >
          {say('Add a row', 'Añadir una fila')}
        </button>
        {week ? (
          <button type="button" className="plain-button" onClick={() => setAsTexts(false)}>
            {say('Show the days', 'Mostrar los días')}
          </button>
        ) : null}
      </div>
    </FieldShell>
  );
};
