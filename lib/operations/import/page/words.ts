import { isPlaceholder } from '@/lib/language/placeholders';

/** A pattern over several lines: the tag `pattern('i')` leaves out line breaks and the spaces around them. */
export const pattern =
  (flags = '') =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\s*\n\s*/g, ''), flags);

/** A text in small letters without accents and signs, for comparisons. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Names who made the site, not whose it is. */
export const CREDIT = pattern('i')`\b(?:last (?:updated|modified)|updated by|maintained by|webmaster)\b|
  \b(?:(?:web ?)?sites?|website|designed|design|developed|powered|hosted|hosting|created|built|theme|
  template|diseñad[oa]|desarrollad[oa]|hecho|dise[nñ]o(?: web)?)(?: and \w+| with \w+)? (?:by|with|por)\b|
  \bweb ?design\b`;

/** What templates and builders leave behind. */
const FILLER = pattern('i')`lorem ipsum|\b(?:dolor sit amet|consectetur|adipisci|voluptat\w+|quisquam|
  eveniet|perspiciatis|magna aliqua|nulla pariatur|cupidatat|laboris nisi|quae? legam|tamen quem|eos qui|
  reprehenderit in)\b|\b(?:add|write|edit|insert) your (?:own )?text\b|click (?:here )?to (?:edit|add)|
  i['’]m a (?:paragraph|title)|this is a sample|your (?:company|business) name|hello world!?$|
  sample page|double click`;

const BUTTON = pattern('i')`^(?:\[?(?:read|learn) more\W*|more|(?:top|bottom) of page|skip to .*|
  back to top|share|tweet|menu|home|search|submit|send|next|previous|click here.*|loading.*|close|open|
  leave a comment|all rights reserved\.?|leer m[aá]s|ver m[aá]s|enviar)$`;

/** Whether a text is no text of the business: a button, what a template left, signs without words. */
export const isNoise = (text: string): boolean =>
  FILLER.test(text) || BUTTON.test(text.trim()) || isPlaceholder(text) || !/\p{L}{2}/u.test(text);
