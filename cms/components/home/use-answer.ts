'use client';

import { useCallback, useEffect, useState } from 'react';

/** `off`: no server serves the business (404). */
export type Answer<T> = { state: 'loading' | 'there' | 'off' | 'failed'; data: T | null };

/** The answer of an address of the editor, read at first and with `again`. */
export const useAnswer = <T>(url: string): Answer<T> & { again: () => void } => {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading', data: null });
  const again = useCallback(() => {
    void fetch(url).then(
      async (response) =>
        setAnswer(
          response.ok
            ? { state: 'there', data: (await response.json()) as T }
            : { state: response.status === 404 ? 'off' : 'failed', data: null },
        ),
      () => setAnswer({ state: 'failed', data: null }),
    );
  }, [url]);
  useEffect(again, [again]);
  return { ...answer, again };
};

/** Posts JSON. @returns whether it was taken */
export const post = (url: string, body: object): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
