'use client';

import { FieldLabel } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';
import type { ReactNode } from 'react';
import { HelpWithFindings } from './findings';

export type FieldProps = {
  path: string;
  field: { label?: StaticLabel | false; admin?: { description?: StaticDescription } };
  readOnly?: boolean;
};

/** The label, the line of help and the findings of a field whose control is our own. */
export const FieldShell = ({ path, field, children }: FieldProps & { children: ReactNode }) => (
  <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
    <FieldLabel label={field.label || undefined} path={path} as="span" />
    {children}
    <HelpWithFindings path={path} field={field} />
  </div>
);
