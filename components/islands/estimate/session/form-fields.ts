import { typedFields, type TypedField } from '@/lib/leads/form/fields';

export type TypedFields = Partial<Record<TypedField, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

export const otherForms = (form: HTMLFormElement): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>(`form[action="${form.getAttribute('action')}"]`)].filter(
    (other) => other !== form,
  );

/** The first of radio buttons. */
export const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  controlsOf(form, name)[0];

export const readFields = (form: HTMLFormElement): TypedFields => {
  const data = new FormData(form);
  return Object.fromEntries(
    typedFields.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
};

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

const isTouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
};

const canHold = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/** @param keepTyped keeps every typed value; else only that of the focused control */
export const fillFields = (
  form: HTMLFormElement,
  fields: TypedFields,
  { keepTyped }: { keepTyped: boolean },
): void => {
  for (const [name, value] of Object.entries(fields)) {
    const controls = controlsOf(form, name);
    if (keepTyped ? controls.some(isTouched) : controls.includes(document.activeElement as Control)) continue;
    for (const control of controls) {
      if (isRadio(control)) control.checked = control.value === value;
      else if (canHold(control, value)) control.value = value;
    }
  }
};

/** Opens details with typed text, so that nobody sends hidden text. */
export const openFilledDetails = (form: HTMLFormElement): void => {
  for (const details of form.querySelectorAll('details'))
    if ([...details.querySelectorAll<Control>('[name]')].some(isTouched)) details.open = true;
};

export const isUntouched = (form: HTMLFormElement): boolean =>
  !typedFields.some((name) => controlsOf(form, name).some(isTouched));

/** Inert, not disabled: disabled fields are not posted. @returns a function that undoes it */
export const holdForm = (form: HTMLFormElement): (() => void) => {
  const parts = [...form.children].filter((part) => !part.matches('[data-turnstile]'));
  form.setAttribute('aria-busy', 'true');
  for (const part of parts) part.setAttribute('inert', '');
  return () => {
    form.removeAttribute('aria-busy');
    for (const part of parts) part.removeAttribute('inert');
  };
};
