import type { Language } from './index';

/** Not in the dictionaries: every page downloads the words of the error page. */
export const errorPage: Record<Language, Record<'title' | 'text' | 'retry', string>> = {
  en: { title: 'Something went wrong', text: 'Please load the page again.', retry: 'Load again' },
  es: { title: 'Algo salió mal', text: 'Por favor, cargue la página de nuevo.', retry: 'Cargar de nuevo' },
};
