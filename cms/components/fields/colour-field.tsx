'use client';

import { getTranslation } from '@payloadcms/translations';
import { useField, useTranslation } from '@payloadcms/ui';
import { FieldShell, TextInput, type FieldProps } from './field-shell';
import { useShownColour } from '../findings';
import { useWords } from '../basics';

/** A colour in any notation, a sample of it, the colour that the site shows, and the browser's palette. */
export const ColourField = (props: FieldProps) => {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const shown = useShownColour(props.path);
  const say = useWords();
  const { i18n } = useTranslation();
  const label = getTranslation(props.field.label || '', i18n);
  const hex = /^#[0-9a-f]{6}$/i.test(value ?? '') ? (value as string) : '#888888';
  return (
    <FieldShell {...props}>
      <div className="colour-field">
        <TextInput
          type="color"
          label={`${label}: ${say('palette')}`}
          value={hex}
          disabled={props.readOnly}
          onChange={setValue}
        />
        <TextInput label={label} value={value} disabled={props.readOnly} onChange={setValue} />
        <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
          <rect width="44" height="44" fill={value || 'none'} />
        </svg>
        {shown && shown !== value?.toLowerCase() ? (
          <svg viewBox="0 0 44 44" width="44" height="44" role="img">
            <title>{`${say('Shown as')} ${shown}`}</title>
            <rect width="44" height="44" fill={shown} />
          </svg>
        ) : null}
      </div>
    </FieldShell>
  );
};
