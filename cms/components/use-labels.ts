'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';

/** The field of this name, also within tabs and sections. */
export const fieldOfForm = (fields: ClientField[], name: string) =>
  flattenTopLevelFields(fields).find((field) => 'name' in field && field.name === name);

/** The fields and tabs of the form of a business, as Payload's configuration has them. */
export const useFormConfig = (): ClientField[] =>
  useConfig().getEntityConfig({ collectionSlug: 'businesses' })?.fields ?? [];

/** The label of a field of the form by its name. */
export const useLabels = () => {
  const fields = useFormConfig();
  const { i18n } = useTranslation();
  return (name: string): string => {
    const field = fieldOfForm(fields, name);
    return getTranslation((field && 'label' in field && field.label) || name, i18n);
  };
};
