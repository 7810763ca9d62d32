'use client';

import type { FormEvent } from 'react';
import { useOutcome } from './ask';
import { useWords } from './basics';

/** Asks for a link that logs in; people with a password use the form below. */
export const LoginLinkForm = () => {
  const say = useWords();
  const { outcome, send } = useOutcome('/api/users/login-link', say('Not sent. Try again.'));
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const sent = say('If we know this address, a link is on its way. It works for 15 minutes.');
    void send({ email }, () => sent);
  };
  return (
    <form className="login-link-form" onSubmit={ask}>
      <label htmlFor="login-link-email">{say('Log in by e-mail')}</label>
      <input
        id="login-link-email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder={say('you@example.com')}
      />
      <button type="submit">{say('Send me a link')}</button>
      <p role="status">{outcome}</p>
      <p className="or">{say('Or with a password')}</p>
    </form>
  );
};
