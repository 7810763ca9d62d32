'use client';

import { useSyncExternalStore } from 'react';
import { suggestPages, type NamedPage } from './suggest-pages';

const subscribe = () => () => {};

/** Links to pages that share words with the address; in the browser, as the page is cached for all. */
export const PageSuggestions = ({ title, pages }: { title: string; pages: readonly NamedPage[] }) => {
  const address = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '',
  );
  const suggested = suggestPages(address, pages);
  if (suggested.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-8">
      <p className="font-bold text-heading">{title}</p>
      <ul>
        {suggested.map(({ name, path }) => (
          <li key={path}>
            <a href={path} className="link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
