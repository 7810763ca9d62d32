import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** For tests: the document shows what the server sends, without scripts. @returns its HTML */
export const draw = (content: ReactNode): string => (document.body.innerHTML = renderToStaticMarkup(content));

/** Where the links lead, those of this name. */
export const hrefs = (name?: string | RegExp, { of = document.body, hidden = false } = {}) =>
  within(of)
    .queryAllByRole('link', { hidden, ...(name !== undefined && { name }) })
    .map((link) => link.getAttribute('href'));
