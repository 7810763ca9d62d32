import type { Language } from './index';

/**
 * The error page runs without server components, and every page downloads its words, so it does not use the
 * dictionaries.
 */
export const errorPage: Record<Language, Record<'title' | 'text' | 'retry', string>> = {
  en: { title: 'Something went wrong', text: 'Please load the page again.', retry: 'Load again' },
  es: { title: 'Algo salió mal', text: 'Por favor, cargue la página de nuevo.', retry: 'Cargar de nuevo' },
};
