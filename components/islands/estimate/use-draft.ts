import { useEffect, useEffectEvent, useRef } from 'react';
import { keepFields, keptFields, onDraftChange } from './estimate-draft';
import { fillFields, isUntouched, readFields } from './estimate-fields';

/** How long after a key the draft is kept, in milliseconds: not at every letter. */
const KEEP_AFTER = 300;

/**
 * Keeps what is typed, brings back what was, and follows the other forms.
 * @param onEmptied another form has sent it
 * @returns stops what is about to be kept
 */
export const useDraft = (form: HTMLFormElement, onEmptied: () => void): (() => void) => {
  const timer = useRef<number | undefined>(undefined);

  /** Keeps what is typed but not kept yet. */
  const keep = useEffectEvent(() => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    keepFields(readFields(form), form);
  });
  const empty = useEffectEvent(() => {
    // A letter typed at this very moment has made other words of what was sent.
    if (timer.current !== undefined) return keep();
    form.reset();
    onEmptied();
  });

  useEffect(() => {
    const wasTyped = !isUntouched(form);
    const kept = keptFields();
    if (kept) fillFields(form, kept, { keepTyped: true });
    if (wasTyped) keepFields(readFields(form), form);

    const onInput = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(keep, KEEP_AFTER);
    };
    const flush = () => keep();
    const stop = onDraftChange(form, (fields) => {
      if (fields) fillFields(form, fields, { keepTyped: false });
      else empty();
    });
    form.addEventListener('input', onInput);
    // A page that is left may never hear another event; on phones only the second one comes.
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      stop();
      form.removeEventListener('input', onInput);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form]);

  return () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
};
