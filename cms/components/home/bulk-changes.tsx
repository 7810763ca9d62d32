'use client';

import { useState } from 'react';
import type { BulkEntry } from '../../changes/bulk-edit';
import { ask } from '../ask';
import { Press } from '../press';
import { useMoments, useWords } from '../words';

const One = ({ change }: { change: BulkEntry }) => {
  const { id, by, createdAt, words } = change;
  const say = useWords();
  const [{ isUndone, stay }, setUndone] = useState(change);
  const [isFailed, setFailed] = useState(false);
  const when = useMoments();
  const undo = async () => {
    const question = say('Undo this in all of them?');
    if (!confirm(`${question}\n${say(words)}`)) return;
    const { ok, json } = await ask<{ stay: number }>(`/api/bulk-changes/${id}/undo`, { body: {} });
    setFailed(!ok);
    if (ok && json) setUndone({ ...change, ...json, isUndone: true });
  };
  return (
    <li>
      <p className="request-when">{[when(createdAt), by].join(' · ')}</p>
      <p>{say(words)}</p>
      <p className="buttons">
        {isUndone ? null : <Press onClick={undo}>{say('Undo in all')}</Press>}
        <span role="status">
          {isUndone ? say('Undone.') : null}
          {isUndone && stay ? ` ${say('{stay} stay: changed since then.', { stay })}` : null}
          {isFailed ? say('Not undone. Try again.') : null}
        </span>
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
