import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetFields, isSameDraft, keepFields, keptFields, onDraftOfOtherTab } from './draft';
import {
  fillFields,
  isUntouched,
  openFilledDetails,
  otherForms,
  readFields,
  type TypedFields,
} from './form-fields';

const KEEP_AFTER_MS = 300;

/** Keeps what is typed over reloads, and shares it with the page's other forms and other tabs. */
export const useDraft = (form: HTMLFormElement, onEmptied: () => void) => {
  const timer = useRef<number | undefined>(undefined);

  const pause = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = () => {
    pause();
    const fields = readFields(form);
    keepFields(fields);
    for (const other of otherForms(form)) fillFields(other, fields, { keepTyped: false });
  };

  const restore = useEffectEvent(() => {
    const wasTyped = !isUntouched(form);
    const kept = keptFields();
    if (kept) fillFields(form, kept, { keepTyped: true });
    openFilledDetails(form);
    if (wasTyped) keep();
  });
  const keepSoon = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keep, KEEP_AFTER_MS);
  });
  const keepNow = useEffectEvent(() => {
    if (timer.current !== undefined) keep();
  });
  const follow = useEffectEvent((fields: TypedFields | null) => {
    if (fields) fillFields(form, fields, { keepTyped: false });
    // A pending write: these fields were changed after the draft was sent.
    else if (timer.current !== undefined) keep();
    else form.reset();
  });
  const onReset = useEffectEvent(() => {
    pause();
    onEmptied();
  });

  useEffect(() => {
    restore();
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', () => keepSoon(), { signal });
    form.addEventListener('reset', () => onReset(), { signal });
    // A page that is left may never run a timer again; phones send only the second event.
    window.addEventListener('pagehide', () => keepNow(), { signal });
    document.addEventListener('visibilitychange', () => keepNow(), { signal });
    const stop = onDraftOfOtherTab((fields) => follow(fields));
    return () => {
      keepNow();
      stop();
      listening.abort();
    };
  }, [form]);

  const forget = (sent: TypedFields) => {
    pause();
    form.reset();
    if (!forgetFields(sent)) return;
    for (const other of otherForms(form)) if (isSameDraft(readFields(other), sent)) other.reset();
  };
  return { pause, forget };
};
