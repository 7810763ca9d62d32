'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useWords } from './words';

/** Works also where a browser has no `crypto.randomUUID`: on addresses without TLS. */
const anyPassword = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

/** Payload asks for the password of a new person; a person who gets a link by mail has a random one. */
export const Invitation = ({ isMailed }: { isMailed: boolean }) => {
  const { id } = useDocumentInfo();
  const [password] = useState(anyPassword);
  const fields = [useField<string>({ path: 'password' }), useField<string>({ path: 'confirm-password' })];
  const say = useWords();
  const isInvited = isMailed && !id;
  // Repeated at each render: the form is made anew while it is filled in.
  useEffect(() => {
    if (!isInvited) return;
    for (const { value, setValue } of fields) if (value !== password) setValue(password, true);
  });
  return isInvited ? (
    <p className="invitation">
      {say(
        'A mail with a link to log in is sent when you save.',
        'Al guardar se envía un correo con un enlace para entrar.',
      )}
    </p>
  ) : null;
};
