'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useWords } from './words';

/** Payload asks for the password of a new person; who gets a link by mail has one that nobody knows. */
export const Invitation = ({ isMailed }: { isMailed: boolean }) => {
  const { id } = useDocumentInfo();
  const { setValue: setPassword } = useField<string>({ path: 'password' });
  const { setValue: confirm } = useField<string>({ path: 'confirm-password' });
  const say = useWords();
  const isInvited = isMailed && !id;
  useEffect(() => {
    if (!isInvited) return;
    const password = crypto.randomUUID();
    setPassword(password, true);
    confirm(password, true);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isInvited]);
  return isInvited ? (
    <p className="invitation">
      {say(
        'A mail with a link to log in is sent when you save.',
        'Al guardar se envía un correo con un enlace para entrar.',
      )}
    </p>
  ) : null;
};
