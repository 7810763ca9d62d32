import type { Language } from './index';

/** The words of the page that stands in for one that failed: apart, because no server part is there then to bring them, and the dictionaries are too large for what every page downloads. */
export const errorPage: Record<Language, Record<'title' | 'text' | 'retry', string>> = {
  en: { title: 'Something went wrong', text: 'Please load the page again.', retry: 'Load again' },
  es: { title: 'Algo salió mal', text: 'Por favor, cargue la página de nuevo.', retry: 'Cargar de nuevo' },
};
