'use client';

import { useState } from 'react';
import { post } from './ask';
import { useWords } from './basics';

/**
 * The page that the link of a mail opens: logs in with the token behind the # of the address. Only its button
 * uses up the link, because some programs open the links of mails.
 */
export const LinkPage = () => {
  const say = useWords();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const logIn = async () => {
    setState('busy');
    if (await post('/api/users/login-link/use', { token: location.hash.slice(1) }))
      location.replace('/admin');
    else setState('failed');
  };
  return (
    <main className="template-minimal">
      <div className="template-minimal__wrap login-link-form">
        <h1>Mainstreet</h1>
        {state === 'failed' ? (
          <>
            <p role="alert">{say('This link was used or is too old.')}</p>
            <a className="plain-button" href="/admin/login">
              {say('Get a new link')}
            </a>
          </>
        ) : (
          <button type="button" disabled={state === 'busy'} onClick={logIn}>
            {say('Log in')}
          </button>
        )}
      </div>
    </main>
  );
};
