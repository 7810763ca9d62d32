'use client';

import { getTranslation } from '@payloadcms/translations';
import { useField, useTranslation } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';
import { FieldShell, fieldId, type FieldProps } from './field-shell';
import { useDraftUrl } from '../findings';
import { isSameWord } from '../wire-path';
import { Press, SitePicture } from '../basics';

type Props = FieldProps & {
  field: { options?: { label: StaticLabel; value: string }[] };
  /** Each value is a look of the site, shown as a small picture of Home. */
  isLook?: boolean;
};
const MAX_BUTTONS = 5;

/** One of a few values by buttons, where a second press chooses none; one of many by a list. */
export const ChoiceField = ({ isLook, ...props }: Props) => {
  const { path, field, readOnly } = props;
  const { value, setValue } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const draft = useDraftUrl();
  const hasPictures = isLook && draft;
  const options = (field.options ?? []).map((one) => ({
    value: one.value,
    label: getTranslation(one.label, i18n),
    isChosen: isSameWord(one.value, value),
  }));
  if (options.length > MAX_BUTTONS) {
    const chosen = options.find(({ isChosen }) => isChosen)?.value;
    const unknown = value && !chosen ? [{ value, label: value }] : [];
    return (
      <FieldShell {...props} isInput>
        <select
          id={fieldId(path)}
          className="typed-field"
          value={chosen ?? value ?? ''}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value || null)}
        >
          <option value="">–</option>
          {[...unknown, ...options].map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </FieldShell>
    );
  }
  return (
    <FieldShell {...props}>
      <div
        className={hasPictures ? 'looks' : 'buttons'}
        role="group"
        aria-label={getTranslation(field.label || '', i18n)}
      >
        {options.map((one) => (
          <div key={one.value}>
            {hasPictures ? (
              <div className="site-picture">
                <SitePicture src={`${draft}&look=${one.value}`} sandbox="allow-same-origin" />
              </div>
            ) : null}
            <Press
              aria-pressed={one.isChosen}
              disabled={readOnly}
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
