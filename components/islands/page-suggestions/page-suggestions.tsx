'use client';

import { useSyncExternalStore } from 'react';

type NamedPage = { name: string; path: string };

const MAX_SUGGESTIONS = 5;
const MIN_WORD_LENGTH = 3;

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Lower case, without accents, 3 letters or more. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH);

/** Longer words match by their first 5 letters, so that 'painting' finds 'painters'. */
const isAlike = (a: string, b: string) =>
  a === b || (a.length > 4 && b.length > 4 && a.slice(0, 5) === b.slice(0, 5));

/** At most five, best match first. @param address percent-encoded path */
export const suggestPages = (address: string, pages: readonly NamedPage[]): NamedPage[] => {
  const asked = wordsOf(decode(address));
  const scored = pages.map((page) => {
    const own = wordsOf(`${page.name} ${decode(page.path)}`);
    return { page, shared: asked.filter((word) => own.some((other) => isAlike(word, other))).length };
  });
  return scored
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
};

const subscribe = () => () => {};

/** Chosen in the browser, because the page is cached for all. */
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
