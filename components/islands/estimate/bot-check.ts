import { hiddenFields } from '@/lib/leads/form/fields';
import { useCallback, useEffect, useRef } from 'react';
import { isUntouched } from './form-fields';
import type { Turnstile } from './turnstile';

/** The result of the bot check: the signed time of the first touch, and Turnstile's token; '' for what is missing. */
export type BotCheck = { signedTime: string; token: string };

/** A signed time that takes longer, in milliseconds, is younger than the visitor's first touch: a person would look like a program. */
const BOT_CHECK_TIMEOUT = 1_500;
const REQUEST_TIMEOUT = 30_000;

/** How long sending waits to hear whether Turnstile is on, in milliseconds. */
const TURNSTILE_TIMEOUT = 4_000;

/**
 * What the bot check needs.
 * @returns `signedTime`, '' when it does not come soon; `turnstile`, the site key where Turnstile is on
 */
const fetchChallenge = async (action: string): Promise<{ signedTime: string; turnstile: string | null }> => {
  try {
    const asked = performance.now();
    const response = await fetch(`${action}/bot-check`, {
      cache: 'no-store',
      signal: AbortSignal.timeout?.(REQUEST_TIMEOUT),
    });
    const { botCheck, turnstile } = (await response.json()) as { botCheck?: unknown; turnstile?: unknown };
    return {
      signedTime:
        typeof botCheck === 'string' && performance.now() - asked <= BOT_CHECK_TIMEOUT ? botCheck : '',
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

/**
 * Asks the server for a signed time when the visitor touches the form, and starts Turnstile where it is on. A restored draft alone asks
 * for nothing.
 */
export const useBotCheck = (form: HTMLFormElement, action: string) => {
  const signedTime = useRef('');
  const turnstile = useRef<Promise<Turnstile | null> | null>(null);
  const isOver = useRef(false);

  const start = useCallback((): Promise<Turnstile | null> => {
    // A signed time made after typing is too young, and would make a person look like a program.
    const mayBeChecked = isUntouched(form);
    return (turnstile.current ??= fetchChallenge(action)
      .then(async ({ signedTime: fetched, turnstile: siteKey }) => {
        if (mayBeChecked) signedTime.current = fetched;
        if (!siteKey || isOver.current) return null;
        const { startTurnstile } = await import('./turnstile');
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
      // Not one that arrives from here on: it is as young as the click.
      const inTime = signedTime.current;
      let timer: number | undefined;
      const late = new Promise<null>((resolve) => {
        timer = window.setTimeout(() => resolve(null), TURNSTILE_TIMEOUT);
      });
      const running = await Promise.race([start(), late]);
      window.clearTimeout(timer);
      return { signedTime: inTime, token: (await running?.token()) ?? '' };
    },
    /** After a failed request, which may have used up the token. */
    renew: () => void turnstile.current?.then((running) => running?.renew()),
  };
};
