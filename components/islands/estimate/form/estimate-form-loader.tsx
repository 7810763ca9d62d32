'use client';

import { type FormEvent, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLoadOnIntent, whenIdle } from '@/components/islands/dialogs/load-on-intent';
import { hasDraft } from '@/components/islands/estimate/session/draft-key';
import type { EstimateFormContent } from '@/lib/leads/form/fields';
import type { Unsent } from '@/components/islands/estimate/session/session-state';
import { UnsentContext } from './unsent-context';
import { loadEstimateFormMessages } from '@/lib/language/i18n/load-messages';

const loadSession = () =>
  import('@/components/islands/estimate/session/estimate-session').then(
    ({ EstimateSession }) => EstimateSession,
  );

const LOAD_TIMEOUT_MS = 8_000;

type Props = { content: EstimateFormContent; unsent?: Unsent | null; children: ReactNode };

/** Downloads estimate-session.tsx on the first touch or for a draft; before, the browser posts the form. */
export const EstimateFormLoader = ({ content, unsent = null, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const { loaded, preload } = useLoadOnIntent(
    useCallback(
      () => Promise.all([loadSession(), loadEstimateFormMessages(content.language)]),
      [content.language],
    ),
  );
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const onUnsentAfterClose = use(UnsentContext);

  const start = useCallback(async () => {
    const isHere = await preload();
    setForm(box.current?.querySelector('form') ?? null);
    return isHere;
  }, [preload]);

  useEffect(
    () =>
      // When idle, because the first read of localStorage waits for the disk.
      whenIdle(() => {
        if (unsent || hasDraft()) void start();
      }),
    [start, unsent],
  );

  useEffect(() => {
    // The browser's own messages would hide the errors at the fields.
    box.current?.querySelector('form')?.setAttribute('novalidate', '');
    // A field had focus before scripts ran.
    if (box.current?.contains(document.activeElement)) void start();
  }, [start]);

  const submit = async (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const submitted = event.target as HTMLFormElement;
    const late = new Promise<false>((resolve) => {
      setTimeout(resolve, LOAD_TIMEOUT_MS, false);
    });
    if (await Promise.race([start(), late])) setSubmitted(true);
    else if (submitted.isConnected) submitted.submit();
  };

  const touched = () => void start();
  const [EstimateSession, messages] = loaded ?? [];
  const isRunning = EstimateSession && messages && form;

  return (
    <div ref={box} {...(!isRunning && { onFocus: touched, onInput: touched, onSubmit: submit })}>
      {children}
      {isRunning && (
        <EstimateSession
          form={form}
          content={content}
          messages={messages}
          unsent={unsent}
          isSubmitted={isSubmitted}
          onUnsentAfterClose={onUnsentAfterClose}
        />
      )}
    </div>
  );
};
