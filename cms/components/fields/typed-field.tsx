'use client';

import { useField } from '@payloadcms/ui';
import { FieldShell, fieldId, TextInput, type FieldProps } from './field-shell';

/** The keyboard of a phone, or a calendar. */
type Type = 'tel' | 'email' | 'url' | 'decimal' | 'date';

/** A value with a keyboard of its own on a phone; a date is picked in a calendar. */
export const TypedField = ({ type, ...props }: FieldProps & { type: Type }) => {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const text = value ?? '';
  // A record may write `8/2/2026`, which the browser's calendar does not show.
  const isCalendar = type === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <FieldShell {...props} isInput>
      <TextInput
        id={fieldId(props.path)}
        className="typed-field"
        type={isCalendar ? 'date' : 'text'}
        inputMode={type === 'date' ? undefined : type}
        autoComplete={type === 'date' || type === 'decimal' ? 'off' : type}
        autoCapitalize="off"
        value={text}
        maxLength={2000}
        disabled={props.readOnly}
        onChange={setValue}
      />
    </FieldShell>
  );
};
