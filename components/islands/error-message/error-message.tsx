'use client';

import { useState } from 'react';
import { everyPageMessages, toLanguage, type Language } from '@/lib/language/i18n/languages';

/** The failed page's language, else the browser's. In state, because <html lang> changes with the page. */
export const useFailedLanguage = (): Language =>
  useState(() =>
    toLanguage(typeof document === 'undefined' ? '' : document.documentElement.lang || navigator.language),
  )[0];

export const ErrorMessage = () => {
  const { title, text, retry } = everyPageMessages[useFailedLanguage()].error;
  return (
    <div role="alert" className="section wrap">
      <h1 className="title">{title}</h1>
      <p className="lead mt-4">{text}</p>
      <button type="button" className="btn mt-8" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </div>
  );
};
