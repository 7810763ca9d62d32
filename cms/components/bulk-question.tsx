'use client';

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useWords } from './basics';

const BULK = /^[^?]*\/api\/businesses\?/;

/** Before a change of several businesses is sent, asks with the words of the server's plan of it. */
export const BulkQuestion = ({ children }: { children: ReactNode }) => {
  const say = useWords();
  const refusal = useEffectEvent(() =>
    Response.json({ errors: [{ message: say('Nothing was changed.') }] }, { status: 409 }),
  );
  useEffect(() => {
    // Payload's form for several documents has no place for a question: the question is asked before the
    // request is sent.
    const send = window.fetch;
    window.fetch = async (url, init) => {
      const isBulk = typeof url === 'string' && init?.method?.toUpperCase() === 'PATCH' && BULK.test(url);
      if (!isBulk) return send(url, init);
      const plan = await send(`${url}&plan=yes`, init);
      const { question = null } = plan.ok ? ((await plan.json()) as { question: string | null }) : {};
      return plan.ok && (!question || confirm(question)) ? send(url, init) : refusal();
    };
    return () => void (window.fetch = send);
  }, []);
  return children;
};
