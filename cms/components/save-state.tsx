'use client';

import { readable } from '../record/readable';
import type { SaveState } from './saver';
import { useLabels } from './use-labels';
import { useSaver } from './use-saver';
import { useMoments, useWords } from './words';
import { Press } from './press';

/** The words in the bar until everything is saved; null then. */
export const useSaveWords = (): string | null => {
  const { saver, state } = useSaver();
  const say = useWords();
  const words: Record<SaveState, string | null> = {
    saved: null,
    saving: say('Saving …'),
    unsaved: say('Not saved. Your text is kept on this device; we go on trying.'),
    login: say('Not saved: you are logged out. Your text is kept on this device.'),
    refused: `${say('Not saved:')} ${saver?.message ?? ''}`,
    conflict: say('Not saved: somebody changed the same.'),
  };
  return words[state];
};

/**
 * Questions to the person at this form: whose text counts, and whether to keep the text of an earlier visit.
 */
export const SaveQuestions = () => {
  const { saver, state, kept, setKept } = useSaver();
  const labelOf = useLabels();
  const say = useWords();
  const when = useMoments();
  if (!saver) return null;
  const { conflicts = [], at, by } = (state === 'conflict' && saver.question) || {};
  const theirs = say('The text of {at} by {by}', { at: at ? when(at) : '', by: by ?? '' });
  return (
    <div className="save-questions">
      {kept ? (
        <section aria-label={say('Kept on this device')}>
          <p>
            {say('What you wrote on {at} was not saved and is kept on this device.', { at: when(kept.at) })}
          </p>
          <Press
            onClick={() => {
              setKept(null);
              void saver.bringBack(kept);
            }}
          >
            {say('Bring it back')}
          </Press>
          <Press
            onClick={() => {
              setKept(null);
              saver.forget();
            }}
          >
            {say('Discard it')}
          </Press>
        </section>
      ) : null}
      {conflicts.map(({ field, theirs: text }) => {
        const label = labelOf(field);
        return (
          <section key={field} aria-label={label}>
            <p>{say('“{label}” was changed by two people.', { label })}</p>
            {(
              [
                ['mine', say('Your text'), readable(saver.valueOf(field))],
                ['theirs', theirs, readable(text)],
              ] as const
            ).map(([choice, title, shown]) => (
              <div key={choice}>
                <strong>{title}</strong>
                <pre>{shown}</pre>
                <Press onClick={() => saver.answer(field, choice)}>
                  {choice === 'mine' ? say('Keep your text') : say('Take this text')}
                </Press>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
};
