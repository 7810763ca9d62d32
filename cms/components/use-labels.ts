'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';

type ClientField = { name?: string; label?: StaticLabel; fields?: ClientField[]; tabs?: ClientField[] };
const findField = (fields: ClientField[], name: string): ClientField | undefined =>
  fields
    .flatMap((one) => [one, ...(one.name ? [] : [...(one.fields ?? []), ...(one.tabs ?? [])])])
    .flatMap((one) => [one, ...(one.name ? [] : (one.fields ?? []))])
    .flatMap((one) => [one, ...(one.name ? [] : (one.fields ?? []))])
    .find((one) => one.name === name);

/** The label of a field of the form by its name. */
export const useLabels = () => {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const fields = (getEntityConfig({ collectionSlug: 'businesses' })?.fields ?? []) as ClientField[];
  return (name: string): string => getTranslation(findField(fields, name)?.label ?? name, i18n);
};
