'use client';

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useOutcome } from './ask';
import { Press, useWords } from './basics';

/** Works also where a browser has no `crypto.randomUUID`: on addresses without TLS. */
const anyPassword = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

/** For a person who has lost the mail, or whose link is too old. */
const InviteAgain = ({ id }: { id: number | string }) => {
  const { user } = useAuth();
  const say = useWords();
  const { outcome, send } = useOutcome(`/api/users/${id}/invite`, say('Not sent. Try again.'));
  if (user?.role !== 'agency' || user.id === id) return null;
  return (
    <p className="buttons">
      <Press onClick={() => send({}, () => say('Sent. Its link works once, for 7 days.'))}>
        {say('Send the invitation again')}
      </Press>
      <span role="status">{outcome}</span>
    </p>
  );
};

/** Payload asks for the password of a new person; a person who gets a link by mail has a random one. */
export const Invitation = ({ isMailed }: { isMailed: boolean }) => {
  const { id } = useDocumentInfo();
  const [password] = useState(anyPassword);
  const fields = [useField<string>({ path: 'password' }), useField<string>({ path: 'confirm-password' })];
  const say = useWords();
  const isInvited = isMailed && !id;
  // At each render, because Payload replaces the form's fields while somebody types.
  useEffect(() => {
    if (!isInvited) return;
    for (const { value, setValue } of fields) if (value !== password) setValue(password, true);
  });
  if (isMailed && id) return <InviteAgain id={id} />;
  return isInvited ? (
    <p className="invitation">{say('A mail with a link to log in is sent when you save.')}</p>
  ) : null;
};
