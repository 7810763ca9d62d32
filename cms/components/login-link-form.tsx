'use client';

import { useState, type FormEvent } from 'react';
import { post } from './ask';
import { useWords } from './words';

/** Asks for a link that logs in; people with a password use the form below. */
export const LoginLinkForm = () => {
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open');
  const say = useWords();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setState((await post('/api/users/login-link', { email })) ? 'sent' : 'failed');
  };
  return (
    <form className="login-link-form" onSubmit={(event) => void send(event)}>
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
      <p role="status">
        {state === 'sent'
          ? say('If we know this address, a link is on its way. It works for 15 minutes.')
          : ''}
        {state === 'failed' ? say('Not sent. Try again.') : ''}
      </p>
      <p className="or">{say('Or with a password')}</p>
    </form>
  );
};
