'use client';

import { useCallback, useEffect, useState } from 'react';

const states: Record<number, 'off' | 'down'> = { 404: 'off', 410: 'down' };
/** `off`: no server serves the business; `down`: its site was taken down. */
export type Answer<T> = { state: 'loading' | 'there' | 'off' | 'down' | 'failed'; data: T | null };

type Sent = { method?: string; body?: object; language?: string; timeoutMs?: number };
/** Asks the editor's server. @returns status 0 without an answer; null for what is no JSON */
export const ask = async <T>(url: string, { method, body, language, timeoutMs }: Sent = {}) => {
  const headers = { 'content-type': 'application/json', ...(language && { 'accept-language': language }) };
  const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined;
  const init = {
    method: method ?? (body ? 'POST' : 'GET'),
    headers,
    body: body && JSON.stringify(body),
    signal,
  };
  const answer = await fetch(url, init).catch(() => null);
  // home/logged-out.tsx listens, and says when nobody is logged in.
  if (answer) dispatchEvent(new CustomEvent('session', { detail: answer.status !== 401 }));
  const json = (await answer?.json().catch(() => null)) as T | null | undefined;
  return { ok: answer?.ok ?? false, status: answer?.status ?? 0, json: json ?? null };
};
/** Posts JSON. @returns whether the server accepted */
export const post = async (url: string, body: object): Promise<boolean> => (await ask(url, { body })).ok;

/** Posts to an address. `outcome`: none yet, or in words how it ended. */
export const useOutcome = (url: string, failed: string) => {
  const [outcome, setOutcome] = useState('');
  const send = async <T>(body: object, done: (json: T | null) => string): Promise<boolean> => {
    const { ok, json } = await ask<T>(url, { body });
    setOutcome(ok ? done(json) : failed);
    return ok;
  };
  return { outcome, setOutcome, send };
};

/** Fetches an address of the editor once, and at each call of `again`. */
export const useAnswer = <T>(url: string): Answer<T> & { again: () => void } => {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading', data: null });
  const again = useCallback(
    () =>
      void ask<T>(url).then(({ ok, status, json }) =>
        setAnswer(ok ? { state: 'there', data: json } : { state: states[status] ?? 'failed', data: null }),
      ),
    [url],
  );
  useEffect(again, [again]);
  return { ...answer, again };
};
