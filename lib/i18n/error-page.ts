import type { Language } from './index';

/**
 * Not in the dictionaries: the error page runs in the browser, and every page downloads its words.
 */
export const errorPage: Record<Language, Record<'title' | 'text' | 'retry', string>> = {
  en: { title: 'Something went wrong', text: 'Please load the page again.', retry: 'Load again' },
  es: { title: 'Algo salió mal', text: 'Por favor, cargue la página de nuevo.', retry: 'Cargar de nuevo' },
};
