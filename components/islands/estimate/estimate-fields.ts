import { typedFields } from '@/lib/leads/form/fields';
import type { TypedFields } from './estimate-draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

/** A field's control in a form; of radio buttons the first. Undefined when the form does not ask. */
export const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  controlsOf(form, name)[0];

/** What is typed and chosen in a form now. */
export const readFields = (form: HTMLFormElement): TypedFields => {
  const data = new FormData(form);
  return Object.fromEntries(
    typedFields.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
};

/** Has the visitor typed or chosen something in this control? */
const isTouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control instanceof HTMLInputElement && control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

/**
 * Puts into a form what was typed elsewhere.
 * @param keepTyped what the visitor has typed here stays; else all but the control that the visitor is in is replaced
 */
export const fillFields = (
  form: HTMLFormElement,
  fields: TypedFields,
  { keepTyped }: { keepTyped: boolean },
): void => {
  for (const [name, value] of Object.entries(fields)) {
    const controls = controlsOf(form, name);
    if (keepTyped ? controls.some(isTouched) : controls.includes(document.activeElement as Control)) continue;
    for (const control of controls) {
      if (control instanceof HTMLInputElement && control.type === 'radio')
        control.checked = control.value === value;
      // A service that is offered no more leaves the question open.
      else if (
        !(control instanceof HTMLSelectElement) ||
        [...control.options].some((option) => option.value === value)
      )
        control.value = value;
    }
  }
};

/** Is the form as it came, with nothing typed or chosen? */
export const isUntouched = (form: HTMLFormElement): boolean =>
  !typedFields.some((name) => controlsOf(form, name).some(isTouched));

/**
 * Holds a form as it is while it is being sent: what is typed then would be in no lead. Its parts are inert, not disabled, so that a
 * browser can still post them; what Turnstile asks (estimate-turnstile.ts) can be answered, for its answer is waited for.
 * @returns lets go of it
 */
export const holdForm = (form: HTMLFormElement): (() => void) => {
  const parts = [...form.children].filter((part) => !part.matches('[data-turnstile]'));
  form.setAttribute('aria-busy', 'true');
  for (const part of parts) part.setAttribute('inert', '');
  return () => {
    form.removeAttribute('aria-busy');
    for (const part of parts) part.removeAttribute('inert');
  };
};
