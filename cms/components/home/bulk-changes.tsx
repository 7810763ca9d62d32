'use client';

import { useState } from 'react';
import type { BulkEntry } from '../../changes/bulk-edit';
import { ask } from '../ask';
import { Press } from '../press';
import { useMoments, useWords } from '../words';

const One = ({ change }: { change: BulkEntry }) => {
  const { id, by, createdAt, words, isUndone } = change;
  const say = useWords();
  const [outcome, setOutcome] = useState(isUndone ? say('Undone.') : '');
  const [isDone, setDone] = useState(isUndone);
  const when = useMoments();
  const undo = async () => {
    const question = say('Undo this in all of them?');
    if (!confirm(`${question}\n${say(words)}`)) return;
    const { ok, json } = await ask<{ stay: number }>(`/api/bulk-changes/${id}/undo`, { body: {} });
    if (!ok) return setOutcome(say('Not undone. Try again.'));
    setDone(true);
    const left = json?.stay ? ` ${say('{stay} stay: changed since then.', json)}` : '';
    setOutcome(say('Undone.') + left);
  };
  return (
    <li>
      <p className="request-when">{[when(createdAt), by].join(' · ')}</p>
      <p>{say(words)}</p>
      <p className="buttons">
        {isDone ? null : <Press onClick={undo}>{say('Undo in all')}</Press>}
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
      <summary>{say('Changes of several businesses')}</summary>
      <ul className="requests">
        {changes.map((change) => (
          <One key={change.id} change={change} />
        ))}
      </ul>
    </details>
  ) : null;
};
