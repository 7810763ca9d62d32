import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EstimateFormDictionary } from '@/lib/i18n/estimate-form-en';
import { consentField } from '@/lib/leads/form/fields';
import { checkPosted } from '@/lib/leads/form/lead';
import { forgetFields, idFor, keptFields } from './estimate-draft';
import { controlOf, holdForm, readFields } from './estimate-fields';
import { EstimateErrors, type FieldErrors } from './estimate-errors';
import type { EstimateFormContent } from './estimate-form';
import { missed, missedEvent } from './estimate-form-memory';
import { withWords } from './estimate-form-messages';
import { EstimatePhotos } from './estimate-photos';
import { EstimateSent } from './estimate-sent';
import { EstimateUnsent } from './estimate-unsent';
import { leadOf, proofFields, sendLead } from './send-lead';
import { focusInPlace } from '@/components/islands/dialogs/take-focus';
import { useDraft } from './use-draft';
import { useProof } from './use-bot-check';

export type SpokenSessionProps = {
  form: HTMLFormElement;
  content: EstimateFormContent;
  /** How often the visitor has sent the form: one more sends it. */ attempts: number;
};

type State =
  | { step: 'open' | 'sending' | 'sent' }
  | { step: 'unsent'; message: string; fields: ReturnType<typeof readFields> };

/** A form that was touched: checks it, sends it, says what came of it, and keeps what is in it until it has arrived. */
export const EstimateFormSession = ({
  form,
  content: untouched,
  attempts,
  dictionary,
}: SpokenSessionProps & { dictionary: EstimateFormDictionary }) => {
  const content = useMemo(() => withWords(untouched, dictionary), [untouched, dictionary]);
  const { action, words } = content;
  const [state, setState] = useState<State>(
    missed.unsent ? { step: 'unsent', ...missed.unsent } : { step: 'open' },
  );
  const [errors, setErrors] = useState<FieldErrors>({ words: {}, attempt: 0 });
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const isSending = useRef(false);
  const clear = () => {
    setPhotos([]);
    setErrors({ words: {}, attempt: 0 });
    setState((old) => (old.step === 'unsent' ? { step: 'open' } : old));
  };
  const stopKeeping = useDraft(form, clear);
  const proof = useProof(form, action);

  useEffect(() => {
    missed.unsent = null;
  }, []);

  useEffect(() => {
    // Ours say more, and at the fields.
    form.setAttribute('novalidate', '');
    return () => form.removeAttribute('novalidate');
  }, [form]);

  const wordsFor = (fields: ReturnType<typeof readFields>): Record<string, string> => {
    const checked = checkPosted(fields);
    return 'errors' in checked
      ? Object.fromEntries(
          Object.entries(checked.errors).map(([name, code]) => [name, content.errors[code] ?? words.failed]),
        )
      : {};
  };

  const send = useEffectEvent(async () => {
    if (isSending.current) return;
    const fields = readFields(form);
    const found = wordsFor(fields);
    setErrors({ words: found, attempt: attempts });
    if (Object.keys(found).length > 0) return setState({ step: 'open' });

    isSending.current = true;
    setState({ step: 'sending' });
    stopKeeping();
    const lead = leadOf(form, fields);
    // Before anything is waited for: what another form makes of these words from now on is not what is sent.
    const id = idFor(fields, JSON.stringify([fields, lead[consentField], photos.map(({ size }) => size)]));
    const outcome = await sendLead(action, { ...lead, ...proofFields(await proof.get()), id }, photos);
    isSending.current = false;
    if (outcome.kind !== 'sent') proof.renew();
    if (outcome.kind === 'sent') {
      stopKeeping();
      forgetFields(fields, form);
      form.reset();
      setPhotos([]);
      setState({ step: 'sent' });
    } else if (
      form.isConnected &&
      outcome.kind === 'wrong' &&
      Object.keys(outcome.errors).some((name) => controlOf(form, name))
    ) {
      setErrors({ words: outcome.errors, attempt: attempts });
      setState({ step: 'open' });
    } else {
      const message = {
        unreachable: words.noConnection,
        failed: 'message' in outcome && outcome.message,
        wrong: 'errors' in outcome && Object.values(outcome.errors).join(' '),
      }[outcome.kind];
      const unsent = { message: message || words.failed, fields };
      setState({ step: 'unsent', ...unsent });
      // The visitor has closed the popup, or gone to another page, and must hear of it; but not if another form has sent it since.
      if (form.isConnected || !keptFields()) return;
      missed.unsent = unsent;
      window.dispatchEvent(new Event(missedEvent));
    }
  });

  useEffect(() => {
    if (attempts === 0) return;
    // A browser that cannot do any of this can still post a form.
    queueMicrotask(
      () =>
        void send().catch(() => {
          isSending.current = false;
          setState({ step: 'open' });
          form.submit();
        }),
    );
  }, [attempts, form]);

  // An error goes away as soon as its field is right; none comes while the visitor types.
  const onInput = useEffectEvent((event: Event) => {
    const name = (event.target as HTMLElement).getAttribute('name') ?? '';
    const now = wordsFor(readFields(form));
    const isRight = (field: string, said: string) =>
      !(field in now) && (field === name || said === content.errors.contact);
    setErrors((old) => ({
      ...old,
      words: Object.fromEntries(
        Object.entries(old.words).flatMap(([field, said]) =>
          isRight(field, said) ? [] : [[field, now[field] ?? said]],
        ),
      ),
    }));
  });
  const hasErrors = Object.keys(errors.words).length > 0;
  useEffect(() => {
    if (!hasErrors) return;
    const listen = (event: Event) => onInput(event);
    form.addEventListener('input', listen);
    return () => form.removeEventListener('input', listen);
  }, [form, hasErrors]);

  // Before the thanks take focus: they are seen where they stand once the form is gone.
  useLayoutEffect(() => {
    form.toggleAttribute('hidden', state.step === 'sent');
    if (state.step === 'sending') return holdForm(form);
  }, [form, state.step]);

  return (
    <>
      <div role="status">
        {/* The held form has lost focus; nothing scrolls, for most answers come at once. */}
        {state.step === 'sending' && (
          <p
            ref={focusInPlace}
            tabIndex={-1}
            className="mt-4 text-center font-semibold text-heading outline-none"
          >
            {words.sending}
          </p>
        )}
        {state.step === 'sent' && <EstimateSent content={content} />}
      </div>
      <EstimatePhotos form={form} content={content} photos={photos} onChange={setPhotos} />
      <EstimateErrors form={form} content={content} errors={errors} />
      {state.step === 'unsent' && (
        <EstimateUnsent
          content={content}
          message={state.message}
          fields={state.fields}
          takesFocus={attempts > 0}
        />
      )}
    </>
  );
};
