import { getMessages } from '@/lib/language/i18n';
import { toLanguage } from '@/lib/language/i18n/languages';
import { plainPage } from './plain-page';

/**
 * The page of a site without any copy of its record: the start-up spinner. It reloads itself, without
 * JavaScript, until the record can be read.
 */
export const unavailablePage = (acceptLanguage: string): string => {
  const { code, status, floating } = getMessages(toLanguage(acceptLanguage));
  return plainPage({
    language: code,
    title: status.unavailableTitle,
    refresh: 5,
    body: [
      `<div class="spinner" role="img" aria-label="${floating.loading}"></div>`,
      `<main><h1>${status.unavailableTitle}</h1><p>${status.unavailableText}</p></main>`,
    ].join(''),
  });
};
