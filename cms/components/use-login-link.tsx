'use client';

import { useState } from 'react';

/** Logs in with the token behind the # of the address, once the button is pressed. */
export const UseLoginLink = ({ isSpanish }: { isSpanish: boolean }) => {
  const say = (en: string, es: string) => (isSpanish ? es : en);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const logIn = async () => {
    setState('busy');
    const answer = await fetch('/api/users/login-link/use', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: location.hash.slice(1) }),
    }).catch(() => null);
    if (answer?.ok) location.replace('/admin');
    else setState('failed');
  };
  if (state === 'failed')
    return (
      <>
        <p role="alert">
          {say('This link was used or is too old.', 'Este enlace ya se usó o es muy antiguo.')}
        </p>
        <a className="button" href="/admin/login">
          {say('Get a new link', 'Pedir otro enlace')}
        </a>
      </>
    );
  return (
    <button type="button" disabled={state === 'busy'} onClick={logIn}>
      {say('Log in', 'Entrar')}
    </button>
  );
};
