'use client';

import { useAuth } from '@payloadcms/ui';
import { useState } from 'react';
import { useWords } from '../words';

/** Asks the person of the agency's first account for the address that her links and mails go to. */
export const OwnAddress = () => {
  const say = useWords();
  const { user } = useAuth();
  const [state, setState] = useState<'open' | 'done' | 'failed'>('open');
  const save = async (email: FormDataEntryValue | null) => {
    const answer = await fetch(`/api/users/${user?.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => null);
    setState(answer?.ok ? 'done' : 'failed');
  };
  if (state === 'done') return <p role="status">{say('Your address is saved.', 'Su correo se guardó.')}</p>;
  return (
    <form className="buttons" action={(data) => save(data.get('email'))}>
      <label>
        {say(
          'Your e-mail address, to which links to log in go:',
          'Su correo, al que van los enlaces para entrar:',
        )}{' '}
        <input type="email" name="email" autoComplete="email" required />
      </label>
      <button type="submit" className="plain-button">
        {say('Save', 'Guardar')}
      </button>
      <span role="status">{state === 'failed' ? say('Not saved.', 'No se guardó.') : null}</span>
    </form>
  );
};
