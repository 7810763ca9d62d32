'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { EstimateFormContent } from './estimate-form';
import { draftEvent, hasDraft } from './estimate-form-memory';
import { useLoadOnIntent, whenIdle } from './load-on-intent';

const loadSession = () => import('./estimate-form-session').then(({ EstimateFormSession }) => EstimateFormSession);

/**
 * Makes the estimate form inside better where there is a script: errors at their fields, sent without leaving the page, and what
 * was typed is kept. All of that is downloaded when the form is first touched, or holds something from before; where it cannot
 * be, the form is posted as it is.
 */
export const EstimateFormBehaviour = ({ content, children }: { content: EstimateFormContent; children: ReactNode }) => {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { component: Session, want, intent } = useLoadOnIntent(loadSession);
  const [attempts, setAttempts] = useState(0);
  const form = box?.querySelector('form');

  useEffect(() => {
    const load = () => void want();
    const cancel = hasDraft() ? whenIdle(load) : undefined;
    window.addEventListener(draftEvent, load);
    return () => {
      cancel?.();
      window.removeEventListener(draftEvent, load);
    };
  }, [want]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await want()) setAttempts((count) => count + 1);
    else if (form?.isConnected) form.submit();
  };

  return (
    <div ref={setBox} onSubmit={submit} {...(!Session && { onFocus: intent.onFocus, onInput: intent.onFocus })}>
      {children}
      {Session && form && <Session form={form} content={content} attempts={attempts} />}
    </div>
  );
};
