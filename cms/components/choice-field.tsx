'use client';

import { getTranslation } from '@payloadcms/translations';
import { useField, useTranslation } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';
import { FieldShell, fieldId, type FieldProps } from './field-shell';
import { useDraftUrl } from './findings';
import { isSameWord } from './wire-path';
import { Press } from './press';

type Props = FieldProps & {
  field: { options?: { label: StaticLabel; value: string }[] };
  /** Each value is a look of the site, shown as a small picture of Home. */
  isLook?: boolean;
};
const MAX_BUTTONS = 5;

/** One of a few values by buttons, where a second press chooses none; one of many by a list. */
export const ChoiceField = (props: Props) => {
  const { value, setValue } = useField<string | null>({ path: props.path });
  const { i18n } = useTranslation();
  const url = useDraftUrl();
  const options = (props.field.options ?? []).map((one) => ({
    value: one.value,
    label: getTranslation(one.label, i18n),
    isChosen: isSameWord(one.value, value),
  }));
  const chosen = options.find(({ isChosen }) => isChosen);
  if (options.length > MAX_BUTTONS)
    return (
      <FieldShell {...props} isInput>
        <select
          id={fieldId(props.path)}
          className="typed-field"
          value={chosen?.value ?? value ?? ''}
          disabled={props.readOnly}
          onChange={(event) => setValue(event.target.value || null)}
        >
          <option value="">–</option>
          {value && !chosen ? <option value={value}>{value}</option> : null}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </FieldShell>
    );
  return (
    <FieldShell {...props}>
      <div
        className={props.isLook && url ? 'looks' : 'buttons'}
        role="group"
        aria-label={getTranslation(props.field.label || '', i18n)}
      >
        {options.map((one) => (
          <div key={one.value}>
            {props.isLook && url ? (
              <div className="site-picture">
                <iframe
                  src={`${url}&look=${one.value}`}
                  sandbox="allow-same-origin"
                  title=""
                  tabIndex={-1}
                  aria-hidden="true"
                  loading="lazy"
                />
              </div>
            ) : null}
            <Press
              aria-pressed={one.isChosen}
              disabled={props.readOnly}
              onClick={() => setValue(one.isChosen ? null : one.value)}
            >
              {one.label}
            </Press>
          </div>
        ))}
      </div>
    </FieldShell>
  );
};
