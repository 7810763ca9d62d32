import { languages } from '@/lib/language/i18n/languages';

/** For docs/content-record.md and the doctor. */
export const kindWords: ReadonlyMap<string, string> = new Map([
  ['text', 'Up to 20,000 characters; line breaks stay. A number is taken as text.'],
  ['line of text', 'Up to 300 characters; line breaks become spaces. A number is taken as text.'],
  ['web link', '`http://` or `https://`. `//host` and `www.host` get `https://`.'],
  ['link', 'A web link, `tel:` or `mailto:`.'],
  ['picture link', 'A web link, or a file of this deployment below `/assets/`.'],
  ['CSS color', 'Any notation: `#1d4457`, `rgb()`, `hsl()`, `oklch()`, a name. No `var()`.'],
  ['e-mail address', 'One address.'],
  [
    'phone number',
    '10 digits, or 11 with the country code 1, however they are written; words may stand around them.',
  ],
  ['date', '`2026-12-24` or `12/24/2026`.'],
  ['language code', `${languages.map((language) => `\`${language}\``).join(' or ')}, in capitals or not.`],
  ['video id', '6 to 20 letters, digits, `-` or `_`: the part of the link after `v=`.'],
  [
    'true or false',
    'Also as text or number: `true` `yes` `on` `1`, `false` `no` `off` `0`, in capitals or not.',
  ],
  ['whole number', '0 to 100,000, also inside a text: `18`, `"18"`, `"over 1,250 homes"`.'],
  ['number of years', '0 to 200, also inside a text: `"18 years"`. `"Since 1998"` is refused.'],
  ['list', 'Up to 500 entries. An entry that cannot be used stays empty and keeps its position.'],
  ['group', 'An object with the fields below it.'],
  ['anything', 'Any value that is not empty, `false` or `0`.'],
]);
