import { useCallback, useEffect, useRef } from 'react';
import { isUntouched } from './estimate-fields';
import { fetchChallenge } from './send-lead';
import type { Turnstile } from './estimate-turnstile';

/** What tells a person from a program, sent with a form. */
export type Proof = { stamp: string; token: string };

/** A form that is sent at once does not wait longer than this to hear whether Turnstile is on, in milliseconds. */
const WAIT = 4_000;

/**
 * Asks the server for a stamp when the form is touched on this page, and starts Turnstile where it is on. A form that only holds
 * what was typed earlier asks nobody.
 */
export const useProof = (form: HTMLFormElement, action: string) => {
  const stamp = useRef('');
  const turnstile = useRef<Promise<Turnstile | null> | null>(null);
  const isOver = useRef(false);

  const start = useCallback((): Promise<Turnstile | null> => {
    // A person may send at once what was typed before this was here: a stamp of now would make that look like a program.
    const mayBeStamped = isUntouched(form);
    return (turnstile.current ??= fetchChallenge(action)
      .then(async ({ stamp: fetched, turnstile: siteKey }) => {
        if (mayBeStamped) stamp.current = fetched;
        if (!siteKey || isOver.current) return null;
        const { startTurnstile } = await import('./estimate-turnstile');
        return isOver.current ? null : startTurnstile(form, siteKey);
      })
      .catch(() => null));
  }, [form, action]);

  useEffect(() => {
    isOver.current = false;
    const touched = () => void start();
    if (form.contains(document.activeElement)) touched();
    for (const type of ['focusin', 'input']) form.addEventListener(type, touched);
    return () => {
      isOver.current = true;
      for (const type of ['focusin', 'input']) form.removeEventListener(type, touched);
      void turnstile.current?.then((running) => running?.stop());
      turnstile.current = null;
    };
  }, [form, start]);

  return {
    get: async (): Promise<Proof> => {
      // One that comes while the visitor waits is no older than the click.
      const inTime = stamp.current;
      let timer: number | undefined;
      const late = new Promise<null>((resolve) => {
        timer = window.setTimeout(() => resolve(null), WAIT);
      });
      const running = await Promise.race([start(), late]);
      window.clearTimeout(timer);
      return { stamp: inTime, token: (await running?.token()) ?? '' };
    },
    /** After a send that failed: what was sent may be used up. */
    renew: () => void turnstile.current?.then((running) => running?.renew()),
  };
};
