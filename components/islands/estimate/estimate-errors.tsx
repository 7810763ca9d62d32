import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { controlOf } from './estimate-fields';
import type { SpokenFormContent } from './estimate-form-messages';
import { takeFocus } from '@/components/islands/dialogs/take-focus';

/** What is said of each wrong field, and after which attempt to send. */
export type FieldErrors = { words: Record<string, string>; attempt: number };

type Props = { form: HTMLFormElement; content: SpokenFormContent; errors: FieldErrors };

/** The wrong fields in the form's order, with their controls. */
const wrongControls = (form: HTMLFormElement, words: Record<string, string>) =>
  Object.keys(words)
    .flatMap((name) => {
      const control = controlOf(form, name);
      return control ? [{ name, control, errorId: `${control.id}-error` }] : [];
    })
    .sort((a, b) =>
      a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

/** What is wrong with a form: at each field, tied to it, and once in all for those who do not see it. Focus goes to the first. */
export const EstimateErrors = ({ form, content, errors: { words, attempt } }: Props) => {
  const wrong = wrongControls(form, words);
  // What is read out is what was wrong when the form was sent: it must not begin anew whenever a field is put right.
  const [said, setSaid] = useState({ attempt: 0, text: '' });
  if (said.attempt !== attempt && wrong.length > 0)
    setSaid({
      attempt,
      text: wrong
        .map(({ name, control }) => `${control.labels?.[0]?.firstChild?.textContent ?? name}: ${words[name]}`)
        .join(' '),
    });

  useEffect(() => {
    const marked = wrongControls(form, words);
    for (const { control, errorId } of marked) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', errorId);
    }
    return () => {
      for (const { control } of marked)
        for (const name of ['aria-invalid', 'aria-describedby']) control.removeAttribute(name);
    };
  }, [form, words]);

  useEffect(() => {
    if (said.attempt > 0) takeFocus(form.querySelector<HTMLElement>('[aria-invalid]'));
  }, [form, said]);

  if (wrong.length === 0) return null;
  return (
    <>
      {wrong.map(({ name, control, errorId }) =>
        createPortal(
          <p id={errorId} className="field-error">
            {words[name]}
          </p>,
          control.parentElement ?? form,
          name,
        ),
      )}
      <div key={said.attempt} role="alert" className="mt-4">
        <p className="font-semibold text-heading">{content.words.errorsText}</p>
        <p className="sr-only">{said.text}</p>
      </div>
    </>
  );
};
