'use client';

import { useTranslation } from '@payloadcms/ui';
import { readable } from '../record/readable';
import type { SaveState } from './saver';
import { useLabels } from './use-labels';
import { useSaver } from './use-saver';
import { useWords } from './words';

/** The words in the bar until everything is saved; null then. */
export const useSaveWords = (): string | null => {
  const { saver, state } = useSaver();
  const say = useWords();
  const words: Record<SaveState, string | null> = {
    saved: null,
    saving: say('Saving …', 'Guardando …'),
    unsaved: say(
      'Not saved. Your text is kept on this device; we go on trying.',
      'Sin guardar. Su texto está en este dispositivo; seguimos intentando.',
    ),
    login: say(
      'Not saved: you are logged out. Your text is kept on this device.',
      'Sin guardar: su sesión terminó. Su texto está en este dispositivo.',
    ),
    refused: `${say('Not saved:', 'Sin guardar:')} ${saver?.message ?? ''}`,
    conflict: say('Not saved: somebody changed the same.', 'Sin guardar: otra persona cambió lo mismo.'),
  };
  return words[state];
};

/**
 * Questions to the person at this form: whose text counts, and whether to keep the text of an earlier visit.
 */
export const SaveQuestions = () => {
  const { saver, state, kept, setKept } = useSaver();
  const labelOf = useLabels();
  const { i18n } = useTranslation();
  const say = useWords();
  const clock = (at?: string) =>
    at
      ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(
          new Date(at),
        )
      : '';
  if (!saver) return null;
  const { conflicts = [], at, by } = (state === 'conflict' && saver.question) || {};
  const theirs = say(`The text of ${clock(at)} by ${by ?? ''}`, `El texto de ${clock(at)} de ${by ?? ''}`);
  return (
    <div className="save-questions">
      {kept ? (
        <section aria-label={say('Kept on this device', 'Guardado en este dispositivo')}>
          <p>
            {say(
              `What you wrote on ${clock(kept.at)} was not saved and is kept on this device.`,
              `Lo que escribió el ${clock(kept.at)} no se guardó y está en este dispositivo.`,
            )}
          </p>
          <button
            type="button"
            className="plain-button"
            onClick={() => {
              setKept(null);
              void saver.bringBack(kept);
            }}
          >
            {say('Bring it back', 'Recuperarlo')}
          </button>
          <button
            type="button"
            className="plain-button"
            onClick={() => {
              setKept(null);
              saver.forget();
            }}
          >
            {say('Discard it', 'Descartarlo')}
          </button>
        </section>
      ) : null}
      {conflicts.map(({ field, theirs: text }) => {
        const label = labelOf(field);
        return (
          <section key={field} aria-label={label}>
            <p>{say(`“${label}” was changed by two people.`, `“${label}” fue cambiado por dos personas.`)}</p>
            {(
              [
                ['mine', say('Your text', 'Su texto'), readable(saver.valueOf(field))],
                ['theirs', theirs, readable(text)],
              ] as const
            ).map(([choice, title, shown]) => (
              <div key={choice}>
                <strong>{title}</strong>
                <pre>{shown}</pre>
                <button type="button" className="plain-button" onClick={() => saver.answer(field, choice)}>
                  {choice === 'mine'
                    ? say('Keep your text', 'Dejar su texto')
                    : say('Take this text', 'Tomar este texto')}
                </button>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
};
