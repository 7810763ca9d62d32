import type { Block, Page } from './read-page';

/** A line of a page with its block; of a table row the cells. `isCredit`: names who made the site. */
export type Line = { text: string; block: Block; index: number; isCredit: boolean };

/** Credits of the site's maker, and other lines that are no text of the business. */
const CREDIT =
  /\b(?:last (?:updated|modified)|updated by|maintained by|webmaster)\b|\b(?:(?:web ?)?sites?|website|designed|design|developed|powered|hosted|hosting|created|built|theme|template|diseñad[oa]|desarrollad[oa]|hecho|dise[nñ]o(?: web)?)(?: and \w+| with \w+)? (?:by|with|por)\b|\bweb ?design\b/i;
export const FILLER =
  /lorem ipsum|\b(?:dolor sit amet|consectetur|adipisci|voluptat\w+|quisquam|eveniet|perspiciatis|magna aliqua|nulla pariatur|cupidatat|laboris nisi|quae? legam|tamen quem|eos qui|reprehenderit in)\b|\b(?:add|write|edit|insert) your (?:own )?text\b|click (?:here )?to (?:edit|add)|i['’]m a (?:paragraph|title)|this is a sample|your (?:company|business) name|hello world!?$|sample page|double click/i;
const NOISE =
  /^(?:read more|learn more|more|top of page|bottom of page|skip to .*|back to top|share|tweet|menu|home|search|submit|send|next|previous|click here.*|loading.*|close|open|leave a comment|all rights reserved\.?|leer m[aá]s|ver m[aá]s|enviar|\[?read more\W*)$/i;

export const isNoise = (text: string): boolean =>
  FILLER.test(text) || NOISE.test(text.trim()) || !/\p{L}{2}/u.test(text);

const cache = new WeakMap<Page, Line[]>();

/** The lines of a page in reading order, each `<br>` and each cell a line of its own. */
export const linesOn = (page: Page): Line[] => {
  const known = cache.get(page);
  if (known) return known;
  const lines = page.blocks.flatMap((block) =>
    block.text
      .split('\n')
      .flatMap((line) => {
        const pieces = line.split(/ [|·•] /);
        const credit = pieces.findIndex((piece) => CREDIT.test(piece));
        return pieces.map((piece, index) => ({ piece, isCredit: credit !== -1 && index >= credit }));
      })
      .map(({ piece, isCredit }) => ({ text: piece.replace(/\s+/g, ' ').trim(), block, isCredit }))
      .filter(({ text }) => text),
  );
  const all = lines.slice(0, 5_000).map((line, index) => ({ ...line, index }));
  cache.set(page, all);
  return all;
};
