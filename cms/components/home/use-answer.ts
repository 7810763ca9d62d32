'use client';

import { useCallback, useEffect, useState } from 'react';

const states: Record<number, 'off' | 'down'> = { 404: 'off', 410: 'down' };
/** `off`: no server serves the business; `down`: its site was taken down. */
export type Answer<T> = { state: 'loading' | 'there' | 'off' | 'down' | 'failed'; data: T | null };

/** Fetches an address of the editor once, and at each call of `again`. */
export const useAnswer = <T>(url: string): Answer<T> & { again: () => void } => {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading', data: null });
  const again = useCallback(() => {
    void fetch(url).then(
      async (response) =>
        setAnswer(
          response.ok
            ? { state: 'there', data: (await response.json()) as T }
            : { state: states[response.status] ?? 'failed', data: null },
        ),
      () => setAnswer({ state: 'failed', data: null }),
    );
  }, [url]);
  useEffect(again, [again]);
  return { ...answer, again };
};

/** Posts JSON. @returns the answer's JSON, or null when the server refused */
export const postJson = <T>(url: string, body: object): Promise<T | null> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    async (answer) => (answer.ok ? ((await answer.json()) as T) : null),
    () => null,
  );

/** Posts JSON. @returns whether the server accepted */
export const post = (url: string, body: object): Promise<boolean> =>
  postJson(url, body).then((answer) => answer !== null);
