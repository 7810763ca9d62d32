import { hiddenFields } from '@/lib/leads/form/fields';
import { useCallback, useEffect, useRef } from 'react';
import { isUntouched } from './form-fields';
import type { Turnstile } from './turnstile-widget';

type BotCheck = { signedTime: string; token: string };

/** Longest wait, in ms: with a time that is signed later a person would seem to be as fast as a program. */
const BOT_CHECK_TIMEOUT_MS = 900;
const REQUEST_TIMEOUT_MS = 30_000;
const TURNSTILE_TIMEOUT_MS = 4_000;

/** `signedTime`: '' when the server answers too late; `turnstile`: the site key. */
const fetchChallenge = async (action: string): Promise<{ signedTime: string; turnstile: string | null }> => {
  try {
    const asked = performance.now();
    const response = await fetch(`${action}/bot-check`, {
      cache: 'no-store',
      signal: AbortSignal.timeout?.(REQUEST_TIMEOUT_MS),
    });
    const { botCheck, turnstile } = (await response.json()) as { botCheck?: unknown; turnstile?: unknown };
    return {
      signedTime:
        typeof botCheck === 'string' && performance.now() - asked <= BOT_CHECK_TIMEOUT_MS ? botCheck : '',
      turnstile: typeof turnstile === 'string' ? turnstile : null,
    };
  } catch {
    return { signedTime: '', turnstile: null };
  }
};

export const botCheckFields = ({ signedTime, token }: BotCheck): Record<string, string> => ({
  [hiddenFields.botCheck]: signedTime,
  ...(token && { [hiddenFields.turnstile]: token }),
});

/** Starts with the first touch of a form, not when a draft is restored. */
export const useBotCheck = (form: HTMLFormElement, action: string) => {
  const signedTime = useRef('');
  const turnstile = useRef<Promise<Turnstile | null> | null>(null);
  const isOver = useRef(false);

  const start = useCallback((): Promise<Turnstile | null> => {
    // A signed time made after typing is too young.
    const mayBeChecked = isUntouched(form);
    return (turnstile.current ??= fetchChallenge(action)
      .then(async ({ signedTime: fetched, turnstile: siteKey }) => {
        if (mayBeChecked) signedTime.current = fetched;
        if (!siteKey || isOver.current) return null;
        const { startTurnstile } = await import('./turnstile-widget');
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
    result: async (): Promise<BotCheck> => {
      // Read before the first await: a time fetched after the click would be too young.
      const inTime = signedTime.current;
      let timer: number | undefined;
      const late = new Promise<null>((resolve) => {
        timer = window.setTimeout(() => resolve(null), TURNSTILE_TIMEOUT_MS);
      });
      const running = await Promise.race([start(), late]);
      window.clearTimeout(timer);
      return { signedTime: inTime, token: (await running?.token()) ?? '' };
    },
    /** A failed request may have used up the token. */
    renew: () => void turnstile.current?.then((running) => running?.renew()),
  };
};
