'use client';

import { useEffect, useState } from 'react';
import { useWords } from '../basics';

export const LogInAgain = () => (
  <a className="plain-button" href="/admin/login" target="_blank" rel="noreferrer">
    {useWords()('Log in again')}
  </a>
);

/** Says that the session has ended, with the way back in: what is typed on the page stays. */
export const LoggedOut = () => {
  const say = useWords();
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const hear = (event: Event) => setOut(!(event as CustomEvent<boolean>).detail);
    addEventListener('session', hear);
    return () => removeEventListener('session', hear);
  }, []);
  return isOut ? (
    <p role="alert" className="buttons logged-out">
      {say('You are logged out.')}
      <LogInAgain />
    </p>
  ) : null;
};
