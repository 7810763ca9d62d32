'use client';

import { useState } from 'react';
import { post } from './ask';
import { said, w, type English } from '../record/words';

/** Logs in with the token behind the # of the address, once the button is pressed. */
export const UseLoginLink = ({ language }: { language: string }) => {
  const say = (text: English) => said(w(text), language);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const logIn = async () => {
    setState('busy');
    if (await post('/api/users/login-link/use', { token: location.hash.slice(1) }))
      location.replace('/admin');
    else setState('failed');
  };
  if (state === 'failed')
    return (
      <>
        <p role="alert">{say('This link was used or is too old.')}</p>
        <a className="button" href="/admin/login">
          {say('Get a new link')}
        </a>
      </>
    );
  return (
    <button type="button" disabled={state === 'busy'} onClick={logIn}>
      {say('Log in')}
    </button>
  );
};
