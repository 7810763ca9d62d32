'use client';

import { useState } from 'react';
import type { BulkEntry } from '../../changes/bulk-edit';
import { useOutcome } from '../ask';
import { Press, useMoments, useWords } from '../basics';

const One = ({ change }: { change: BulkEntry }) => {
  const { id, by, createdAt, words } = change;
  const say = useWords();
  const [{ isUndone, stay }, setUndone] = useState(change);
  const { outcome, send } = useOutcome(`/api/bulk-changes/${id}/undo`, say('Not undone. Try again.'));
  const when = useMoments();
  const undo = async () => {
    const question = say('Undo this in all of them?');
    if (!confirm(`${question}\n${say(words)}`)) return;
    await send<{ stay: number }>({}, (answer) => {
      setUndone({ ...change, ...answer, isUndone: true });
      return say('Undone.');
    });
  };
  return (
    <li>
      <p className="request-when">{[when(createdAt), by].join(' · ')}</p>
      <p>{say(words)}</p>
      <p className="buttons">
        {isUndone ? null : <Press onClick={undo}>{say('Undo in all')}</Press>}
        <span role="status">
          {isUndone ? say('Undone.') : outcome}
          {isUndone && stay ? ` ${say('{stay} stay: changed since then.', { stay })}` : null}
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
