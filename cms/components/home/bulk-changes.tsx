'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { BulkEntry } from '../../collections/bulk-edit';
import { useWords } from '../words';
import { postJson } from './use-answer';

const One = ({ change }: { change: BulkEntry }) => {
  const { id, by, createdAt, words, isUndone } = change;
  const say = useWords();
  const { i18n } = useTranslation();
  const [outcome, setOutcome] = useState(isUndone ? say('Undone.', 'Deshecho.') : '');
  const [isDone, setDone] = useState(isUndone);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const undo = async () => {
    const question = say('Undo this in all of them?', '¿Deshacer esto en todos?');
    if (!confirm(`${question}\n${say(words.en, words.es)}`)) return;
    const answer = await postJson<{ stay: number }>(`/api/bulk-changes/${id}/undo`, {});
    if (!answer) return setOutcome(say('Not undone. Try again.', 'No se deshizo. Intente otra vez.'));
    setDone(true);
    const { stay } = answer;
    const left = say(`${stay} stay: changed since then.`, `${stay} quedan: cambiados desde entonces.`);
    setOutcome([say('Undone.', 'Deshecho.'), stay ? left : ''].join(' '));
  };
  return (
    <li>
      <p className="request-when">{[when.format(new Date(createdAt)), by].join(' · ')}</p>
      <p>{say(words.en, words.es)}</p>
      <p className="buttons">
        {isDone ? null : (
          <button type="button" className="plain-button" onClick={() => void undo()}>
            {say('Undo in all', 'Deshacer en todos')}
          </button>
        )}
        <span role="status">{outcome}</span>
      </p>
    </li>
  );
};

/** The agency's changes of several businesses: each is one entry, with its undo. */
export const BulkChanges = ({ changes }: { changes: BulkEntry[] }) => {
  const say = useWords();
  return changes.length ? (
    <details>
      <summary>{say('Changes of several businesses', 'Cambios de varios negocios')}</summary>
      <ul className="requests">
        {changes.map((change) => (
          <One key={change.id} change={change} />
        ))}
      </ul>
    </details>
  ) : null;
};
