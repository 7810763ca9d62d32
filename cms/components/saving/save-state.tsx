'use client';

import { useLivePreviewContext, useTranslation } from '@payloadcms/ui';
import { readable } from '../../record/readable';
import type { SaveState } from './saver-tools';
import { useLabels } from '../use-labels';
import { useSaver } from './use-saver';
import { Press, useMoments, useWords } from '../basics';

/** The words in the bar until everything is saved; null then. */
export const useSaveWords = (): string | null => {
  const { saver, state } = useSaver();
  const say = useWords();
  const isKept = saver?.isKept ?? true;
  if (state === 'login' && !saver?.changedNames().length) return say('You are logged out.');
  const words: Record<SaveState, string | null> = {
    saved: null,
    saving: say('Saving …'),
    unsaved: isKept
      ? say('Not saved. Your text is kept on this device; we go on trying.')
      : say('Not saved. Leave this page open; we go on trying.'),
    login: isKept
      ? say('Not saved: you are logged out. Your text is kept on this device.')
      : say('Not saved: you are logged out. Leave this page open.'),
    refused: `${say('Not saved:')} ${saver?.message ?? ''}`,
    conflict: say('Not saved: somebody changed the same.'),
  };
  return words[state];
};

/**
 * Questions to the person at this form: whose text counts, and whether to keep the text of an earlier visit.
 */
export const SaveQuestions = () => {
  const { saver, state } = useSaver();
  const labelOf = useLabels();
  const say = useWords();
  const when = useMoments();
  const { i18n } = useTranslation();
  const { isLivePreviewing } = useLivePreviewContext();
  if (!saver) return null;
  const { conflicts = [], at, by } = (state === 'conflict' && saver.question) || {};
  const theirs = say('The text of {at} by {by}', { at: at ? when(at) : '', by: by ?? '' });
  const isAsking = saver.left !== null || conflicts.length > 0;
  return (
    // On a phone the preview lies over the form.
    <div className="save-questions" data-sheet={isLivePreviewing && isAsking ? '' : undefined}>
      {saver.left ? (
        <section aria-label={say('Kept on this device')}>
          <p>
            {say('What you wrote on {at} was not saved and is kept on this device.', {
              at: when(saver.left.at),
            })}
          </p>
          <Press onClick={() => saver.decide(true)}>{say('Bring it back')}</Press>
          <Press onClick={() => saver.decide(false)}>{say('Discard it')}</Press>
        </section>
      ) : null}
      {conflicts.map((conflict) => {
        const { field } = conflict;
        const label = labelOf(field);
        return (
          <section key={field} aria-label={label}>
            <p>{say('“{label}” was changed by two people.', { label })}</p>
            {(
              [
                ['mine', say('Your text')],
                ['theirs', theirs],
              ] as const
            ).map(([choice, title]) => (
              <div key={choice}>
                <strong>{title}</strong>
                <pre>{readable(conflict[choice], i18n.language)}</pre>
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
