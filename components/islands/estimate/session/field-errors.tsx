import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { takeFocus } from '@/components/islands/dialogs/take-focus';
import { controlOf } from './form-fields';
import type { FieldMessages, SessionContent } from './session-state';

type Props = {
  form: HTMLFormElement;
  content: SessionContent;
  errors: FieldMessages;
  /** A change moves focus to the first error. */
  rejections: number;
};

const byPosition = (one: { control: Element }, other: { control: Element }) =>
  one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const wrongControls = (form: HTMLFormElement, errors: FieldMessages) =>
  Object.keys(errors)
    .flatMap((name) => {
      const control = controlOf(form, name);
      return control ? [{ name, control, errorId: `${control.id}-error` }] : [];
    })
    .sort(byPosition);

export const FieldErrors = ({ form, content, errors, rejections }: Props) => {
  const wrong = wrongControls(form, errors);
  // Kept from the last attempt, so that a screen reader does not restart when a field is corrected.
  const [announced, setAnnounced] = useState({ rejections: 0, text: '' });
  if (announced.rejections !== rejections && wrong.length > 0)
    setAnnounced({
      rejections,
      text: wrong
        .map(({ name, control }) => {
          const label = control.labels?.[0]?.firstChild?.textContent ?? name;
          return `${label}: ${errors[name]}`;
        })
        .join(' '),
    });

  useEffect(() => {
    const marked = wrongControls(form, errors);
    for (const { control, errorId } of marked) {
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', errorId);
      control.closest('details')?.setAttribute('open', '');
    }
    return () => {
      for (const { control } of marked) {
        control.removeAttribute('aria-invalid');
        control.removeAttribute('aria-describedby');
      }
    };
  }, [form, errors]);

  useEffect(() => {
    if (announced.rejections > 0) takeFocus(form.querySelector<HTMLElement>('[aria-invalid]'));
  }, [form, announced]);

  if (wrong.length === 0) return null;
  return (
    <>
      {wrong.map(({ name, control, errorId }) =>
        createPortal(
          <p id={errorId} className="field-error">
            {errors[name]}
          </p>,
          control.parentElement ?? form,
          name,
        ),
      )}
      <div key={announced.rejections} role="alert" className="mt-4">
        <p className="font-semibold text-heading">{content.messages.errorsText}</p>
        <p className="sr-only">{announced.text}</p>
      </div>
    </>
  );
};
