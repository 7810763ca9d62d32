'use client';

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { EstimateFormContent } from './estimate-form';
import { draftEvent, hasDraft, missed } from './estimate-form-memory';
import { useLoadOnIntent, whenIdle } from '@/components/islands/dialogs/load-on-intent';

// What a touched form does, and what it says in one language.
const load = {
  en: () => import('./estimate-form-session-en').then(({ EstimateFormSessionEn }) => EstimateFormSessionEn),
  es: () => import('./estimate-form-session-es').then(({ EstimateFormSessionEs }) => EstimateFormSessionEs),
};

/** A download that takes longer, in milliseconds, may have stalled on a weak network: nobody waits for it after 'send'. */
const LOAD_TIMEOUT = 8_000;

/**
 * Makes the estimate form inside better where there is a script: errors at their fields, sent without leaving the page, and what
 * was typed is kept. All of that is downloaded when the form is first touched, or holds something from before; where it cannot
 * be, or not soon, the form is posted as it is.
 */
export const EstimateFormBehaviour = ({
  content,
  children,
}: {
  content: EstimateFormContent;
  children: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const { component: Session, want } = useLoadOnIntent(load[content.language]);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [attempts, setAttempts] = useState(0);

  const start = useCallback(async () => {
    const isHere = await want();
    setForm(box.current?.querySelector('form') ?? null);
    return isHere;
  }, [want]);

  useEffect(() => {
    // Not while the page starts: the first look into a browser's storage waits for the disk.
    const cancel = whenIdle(() => {
      if (missed.unsent || hasDraft()) void start();
    });
    const onDraft = () => void start();
    window.addEventListener(draftEvent, onDraft);
    return () => {
      cancel();
      window.removeEventListener(draftEvent, onDraft);
    };
  }, [start]);

  const submit = async (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const sent = event.target as HTMLFormElement;
    const late = new Promise<false>((resolve) => {
      setTimeout(resolve, LOAD_TIMEOUT, false);
    });
    if (await Promise.race([start(), late])) setAttempts((count) => count + 1);
    else if (sent.isConnected) sent.submit();
  };

  const touched = () => void start();

  return (
    <div ref={box} onSubmit={submit} {...(!Session && { onFocus: touched, onInput: touched })}>
      {children}
      {Session && form && <Session form={form} content={content} attempts={attempts} />}
    </div>
  );
};
