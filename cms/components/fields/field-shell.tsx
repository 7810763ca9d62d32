'use client';

import { FieldLabel } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';
import type { ComponentProps, ReactNode } from 'react';
import { HelpWithFindings } from '../findings';

export type FieldProps = {
  path: string;
  field: { label?: StaticLabel | false; admin?: { description?: StaticDescription; className?: string } };
  readOnly?: boolean;
};

export const fieldId = (path: string) => `field-${path.replaceAll('.', '__')}`;

type ShellProps = FieldProps & {
  /** Its control is one input with the id of the field. */
  isInput?: boolean;
  children: ReactNode;
};

/** The label, the line of help and the findings of a field whose control is our own. */
export const FieldShell = ({ path, field, isInput = false, children }: ShellProps) => (
  <div className={`field-type ${field.admin?.className ?? ''}`} id={isInput ? undefined : fieldId(path)}>
    <FieldLabel
      label={field.label || undefined}
      path={path}
      as={isInput ? 'label' : 'span'}
      htmlFor={isInput ? fieldId(path) : undefined}
    />
    {children}
    <HelpWithFindings path={path} field={field} />
  </div>
);

type InputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label?: string;
  value: string | null | undefined;
  onChange: (text: string | null) => unknown;
};

/** A line of text; null for none. */
export const TextInput = ({ label, value, onChange, ...props }: InputProps) => (
  <input
    type="text"
    aria-label={label}
    maxLength={300}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value || null)}
    {...props}
  />
);
