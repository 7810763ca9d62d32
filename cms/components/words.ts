'use client';

import { useTranslation } from '@payloadcms/ui';

/** Chooses the text of the editor's language. */
export const useWords = () => {
  const { i18n } = useTranslation();
  return (en: string, es: string) => (i18n.language === 'es' ? es : en);
};
