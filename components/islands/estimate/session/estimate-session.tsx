import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { focusInPlace } from '@/components/islands/dialogs/take-focus';
import type { EstimateFormMessages } from '@/lib/language/i18n/en/estimate-form-messages';
import { consentField } from '@/lib/leads/form/fields';
import type { EstimateFormContent } from '@/lib/leads/form/fields';
import { checkPosted } from '@/lib/leads/form/lead-schema';
import { idFor, keptFields } from './draft';
import { FieldErrors } from './field-errors';
import { controlOf, holdForm, readFields, type TypedFields } from './form-fields';
import { PhotoPicker } from './photo-picker';
import { leadOf, type Outcome, sendLead } from './send-lead';
import { SentNotice, UnsentNotice } from './send-notices';
import {
  type FieldMessages,
  type SessionContent,
  type SessionState,
  type Unsent,
  withMessages,
} from './session-state';
import { botCheckFields, useBotCheck } from './use-bot-check';
import { useDraft } from './use-draft';

type Props = {
  form: HTMLFormElement;
  content: EstimateFormContent;
  messages: EstimateFormMessages;
  unsent: Unsent | null;
  /** Whether the form was sent before this code was loaded. */
  isSubmitted: boolean;
  onUnsentAfterClose: (unsent: Unsent) => void;
};

const errorsOf = (fields: TypedFields, { errors, messages }: SessionContent): FieldMessages => {
  const checked = checkPosted(fields);
  if (!('errors' in checked)) return {};
  return Object.fromEntries(
    Object.entries(checked.errors).map(([name, code]) => [name, errors[code] ?? messages.failed]),
  );
};

/** Removes errors of corrected fields; adds none while the visitor types. */
const remainingErrors = (
  shown: FieldMessages,
  found: FieldMessages,
  changed: string,
  contactError: string,
): FieldMessages =>
  Object.fromEntries(
    Object.entries(shown).flatMap(([name, message]) => {
      if (name in found) return [[name, found[name] ?? message]];
      return name === changed || message === contactError ? [] : [[name, message]];
    }),
  );

const reasonOf = (outcome: Exclude<Outcome, { kind: 'sent' }>, { messages }: SessionContent): string => {
  switch (outcome.kind) {
    case 'unreachable':
      return messages.noConnection;
    case 'failed':
      return outcome.message || messages.failed;
    case 'wrong':
      return Object.values(outcome.errors).join(' ') || messages.failed;
  }
};

const useFormListener = (form: HTMLFormElement, type: 'submit' | 'input', hear: (event: Event) => void) => {
  const heard = useEffectEvent(hear);
  // A layout effect: no submit may come between the loader's listener and this listener.
  useLayoutEffect(() => {
    const listener = (event: Event) => heard(event);
    form.addEventListener(type, listener);
    return () => form.removeEventListener(type, listener);
  }, [form, type]);
};

const SendingStatus = ({ step, content }: { step: SessionState['step']; content: SessionContent }) => (
  <div role="status">
    {/* The inert form has lost focus. No scrolling, because most answers come at once. */}
    {step === 'sending' && (
      <p
        ref={focusInPlace}
        tabIndex={-1}
        className="mt-4 text-center font-semibold text-heading outline-none"
      >
        {content.messages.sending}
      </p>
    )}
    {step === 'sent' && <SentNotice content={content} />}
  </div>
);

export const EstimateSession = ({
  form,
  content: untouchedContent,
  messages,
  unsent,
  isSubmitted,
  onUnsentAfterClose,
}: Props) => {
  const content = useMemo(() => withMessages(untouchedContent, messages), [untouchedContent, messages]);
  const [state, change] = useReducer(
    (before: SessionState, changes: Partial<SessionState>) => ({ ...before, ...changes }),
    { step: 'editing', errors: {}, rejections: 0, photos: [], unsent },
  );
  const reject = (errors: FieldMessages) =>
    change({ step: 'editing', errors, rejections: state.rejections + 1, unsent: null });
  const isSending = useRef(false);
  const draft = useDraft(form, () => change({ errors: {}, photos: [], unsent: null }));
  const botCheck = useBotCheck(form, content.action);

  const finish = (outcome: Outcome, fields: TypedFields) => {
    isSending.current = false;
    if (outcome.kind === 'sent') {
      draft.forget(fields);
      // public/assets/consent/consent.js reports it if the visitor has allowed analytics.
      document.dispatchEvent(new Event('lead'));
      return change({ step: 'sent', errors: {}, photos: [], unsent: null });
    }
    botCheck.renew();
    const asksForWrongField =
      outcome.kind === 'wrong' && Object.keys(outcome.errors).some((name) => controlOf(form, name));
    if (form.isConnected && asksForWrongField) return reject(outcome.errors);
    const failure = { message: reasonOf(outcome, content), fields };
    change({ step: 'editing', unsent: failure });
    // The form is gone, so the popup shows the failure; not without a draft, because another form has sent
    // these fields.
    if (!form.isConnected && keptFields()) onUnsentAfterClose(failure);
  };

  const send = async () => {
    if (isSending.current) return;
    const fields = readFields(form);
    const errors = errorsOf(fields, content);
    if (Object.keys(errors).length > 0) return reject(errors);
    isSending.current = true;
    change({ step: 'sending', errors: {}, unsent: null });
    draft.pause();
    const lead = leadOf(form, fields);
    // Before the first await, after which another form may change the draft.
    const sizes = state.photos.map(({ size }) => size);
    const id = idFor(fields, JSON.stringify([fields, lead[consentField], sizes]));
    const checked = botCheckFields(await botCheck.result());
    finish(await sendLead(content.action, { ...lead, ...checked, id }, state.photos), fields);
  };

  const submit = () =>
    // On an unexpected error the browser posts the form.
    void send().catch(() => {
      isSending.current = false;
      reject({});
      form.submit();
    });
  useFormListener(form, 'submit', (event) => {
    event.preventDefault();
    submit();
  });
  const submitAgain = useEffectEvent(submit);
  useEffect(() => {
    if (isSubmitted) submitAgain();
  }, [isSubmitted]);

  useFormListener(form, 'input', ({ target }) => {
    if (Object.keys(state.errors).length === 0) return;
    const changed = (target as HTMLElement).getAttribute('name') ?? '';
    const found = errorsOf(readFields(form), content);
    change({ errors: remainingErrors(state.errors, found, changed, content.errors.contact) });
  });

  // A layout effect: the form is gone before the thanks take focus and scroll into view.
  useLayoutEffect(() => {
    form.toggleAttribute('hidden', state.step === 'sent');
    if (state.step === 'sending') return holdForm(form);
  }, [form, state.step]);

  return (
    <>
      <SendingStatus step={state.step} content={content} />
      <PhotoPicker
        form={form}
        content={content}
        photos={state.photos}
        onChange={(photos) => change({ photos })}
      />
      <FieldErrors form={form} content={content} errors={state.errors} rejections={state.rejections} />
      {state.unsent && (
        // In a reopened popup focus stays on the popup's title.
        <UnsentNotice content={content} {...state.unsent} takesFocus={state.unsent !== unsent} />
      )}
    </>
  );
};
