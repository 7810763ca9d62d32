import { LRUCache } from 'lru-cache';
import { entriesUpTo } from './entries-up-to';
import { singleton } from './singleton';

type Fields = Record<string, string | number | boolean | null | undefined>;

const written = singleton('log.written', () => new LRUCache<string, true>(entriesUpTo(20_000)));

/** Characters that JSON leaves unescaped, but viewers take for the end or the direction of a line. */
const UNESCAPED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const value = (raw: Fields[string]) => {
  const text = String(raw).slice(0, 300);
  if (/^[\w./:@%+-]+$/.test(text)) return text;
  return JSON.stringify(text).replace(UNESCAPED, escaped);
};

const line = (event: string, fields: Fields) =>
  [
    event,
    ...Object.entries(fields).flatMap(([key, raw]) => (raw === undefined ? [] : [`${key}=${value(raw)}`])),
  ].join(' ');

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message || error.name;
};

/** Writes one line to standard error: `event key=value key="some words"`. */
export const warn = (event: string, fields: Fields = {}) => console.error(line(event, fields));

export const info = (event: string, fields: Fields = {}) => console.log(line(event, fields));

export const warnOnce = (event: string, fields: Fields = {}) => {
  const text = line(event, fields);
  if (written.has(text)) return;
  written.set(text, true);
  console.error(text);
};
