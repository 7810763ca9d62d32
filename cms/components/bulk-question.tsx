'use client';

import { useEffect, type ReactNode } from 'react';
import { useWords } from './words';

const BULK = /^[^?]*\/api\/businesses\?/;
const json = { 'content-type': 'application/json' };

/** Before a change of several businesses is sent, asks with the words of the server's plan of it. */
export const BulkQuestion = ({ children }: { children: ReactNode }) => {
  const say = useWords();
  const nothing = say('Nothing was changed.');
  useEffect(() => {
    // Payload's form for several documents has no place for a question: the question is asked before the
    // request is sent.
    const send = window.fetch;
    window.fetch = async (url, init) => {
      const isBulk = typeof url === 'string' && init?.method?.toUpperCase() === 'PATCH' && BULK.test(url);
      if (!isBulk) return send(url, init);
      const plan = await send(`${url}&plan=yes`, init);
      const { question } = plan.ok
        ? ((await plan.json()) as { question: string | null })
        : { question: null };
      if (!plan.ok || (question && !confirm(question)))
        return new Response(JSON.stringify({ errors: [{ message: nothing }] }), {
          status: 409,
          headers: json,
        });
      return send(url, init);
    };
    return () => void (window.fetch = send);
  }, [nothing]);
  return children;
};
