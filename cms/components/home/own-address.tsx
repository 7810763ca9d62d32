'use client';

import { useAuth } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '../ask';
import { useWords } from '../words';

/** Asks the person of the agency's first account for the address that her links and mails go to. */
export const OwnAddress = () => {
  const say = useWords();
  const { user } = useAuth();
  const [state, setState] = useState<'open' | 'done' | 'failed'>('open');
  const save = async (email: FormDataEntryValue | null) => {
    const { ok } = await ask(`/api/users/${user?.id}`, { method: 'PATCH', body: { email } });
    setState(ok ? 'done' : 'failed');
  };
  if (state === 'done') return <p role="status">{say('Your address is saved.')}</p>;
  return (
    <form className="buttons" action={(data) => save(data.get('email'))}>
      <label>
        {say('Your e-mail address, to which links to log in go:')}{' '}
        <input type="email" name="email" autoComplete="email" required />
      </label>
      <button type="submit" className="plain-button">
        {say('Save')}
      </button>
      <span role="status">{state === 'failed' ? say('Not saved.') : null}</span>
    </form>
  );
};
