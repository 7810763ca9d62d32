'use client';

// An error page has no server parent to bring it words, and the dictionaries are too large for what every page downloads.
const words = {
  en: { title: 'Something went wrong', text: 'Please load the page again.', retry: 'Load again' },
  es: { title: 'Algo salió mal', text: 'Por favor cargue la página de nuevo.', retry: 'Cargar de nuevo' },
};

/** What stands where a page, or a part of it, could not be shown. */
export const ErrorMessage = () => {
  const { title, text, retry } = words[typeof document !== 'undefined' && document.documentElement.lang === 'es' ? 'es' : 'en'];
  return (
    <div role="alert" className="section wrap">
      <h1 className="title">{title}</h1>
      <p className="lead mt-4">{text}</p>
      <button type="button" className="btn mt-8" onClick={() => window.location.reload()}>{retry}</button>
    </div>
  );
};
