import { trades } from '@/lib/content/business/trades';
import type { KindName } from '@/lib/content/fields/field';
import { linkKinds, linkPlaces } from '@/lib/content/links/site-links';
import { lookNames } from '@/lib/content/look/looks';
import { blockTypes } from '@/lib/content/pages/free-pages';
import { languages } from '@/lib/language/i18n/languages';

const quoted = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/** Accepted values of each kind, for docs/content-record.md and the doctor. */
export const kindDescriptions: Record<KindName, string> = {
  text: 'Up to 20,000 characters; line breaks stay. A number is taken as text.',
  'formatted text':
    'A text that may have paragraphs, Markdown (bold, italics, links, lists, headings, quotations, ' +
    'tables, code), or pasted HTML. Other texts drop their marks.',
  line: 'Up to 300 characters; line breaks become spaces. A number is taken as text.',
  'web link':
    '`http://` or `https://`; `facebook.com/acme` gets `https://`. Of HTML and Markdown around a ' +
    'link only the link is read.',
  'https link': '`https://`; `book.example/acme` gets it.',
  link: 'A web link, `tel:` or `mailto:`; an e-mail address gets `mailto:`.',
  'picture link': 'A web link, or a file of this deployment below `/assets/`.',
  'CSS color': 'Any notation: `#1d4457`, `rgb()`, `hsl()`, `oklch()`, a name. No `var()`.',
  'e-mail address': 'One address, also as `mailto:` or behind a name: `Joe <joe@acme.example>`.',
  'phone number':
    '10 digits, or 11 with the country code 1, however they are written; in a country without that ' +
    'code (`options.country`) as people write it there, or with `+` and its code. Words may stand ' +
    'around it.',
  date:
    '`2026-12-24`, with or without a time; `December 24, 2026` or `24 December 2026`, also in Spanish; ' +
    '`24.12.2026`; `12/24/2026`, or `24/12/2026` where `options.country` writes the day first; seconds ' +
    'or milliseconds since 1970.',
  'time of day': '`08:00` or `8:00 AM`; `24:00` is the end of the day.',
  'language code': `${languages.map((language) => `\`${language}\``).join(' or ')}, in capitals or not.`,
  'video id': '6 to 20 letters, digits, `-` or `_`, or the link of a YouTube video.',
  'true or false':
    'Also as text or number: `true` `yes` `on` `1`, `false` `no` `off` `0`, in capitals or not.',
  'number or short text':
    '0 to 100,000, or up to 20 characters with a digit, shown as written: `18`, `"10K+"`.',
  distance: 'A number, with or without its unit: `30`, `"30 miles"`, `"50 km"`. `"30 minutes"` is refused.',
  price:
    'A number, with or without the sign or code of its currency: `120`, `"$1,200.50"`, `"45,50 €"`. ' +
    '`"100-150"` and `"$99/hr"` are refused.',
  'number of years':
    '0 to 200, also with words about it: `"over 18 years"`. `"Since 1998"` and `"6 months"` are refused.',
  list:
    'At most as many entries as the number behind it, and 20,000 characters in all where the field ' +
    'says no other number; what is beyond is left out. An entry that cannot be used stays empty and ' +
    'keeps its position.',
  group: 'An object with the fields below it.',
  'one of a few words': 'One of the words that its description names, in capitals or not.',
  'kind of link': `${quoted(linkKinds)}; in capitals or not.`,
  'place of a link': `${quoted(linkPlaces)}; in capitals or not.`,
  'page id': 'Up to 64 letters, digits, `-` and `_`: the name by which the server knows a record.',
  look: `${quoted(lookNames)}; in capitals or not.`,
  country: 'Its code of ISO 3166 or its name in English or Spanish: `US`, `GBR`, `United Kingdom`, `España`.',
  'focal point': 'Per cent from the left and from the top: `30% 20%`, `30, 20`; or `top`, `bottom left`.',
  stars: '0 to 5, also halves and as text: `5`, `4.5`, `"4.5/5"`.',
  'list or false': 'A list, or `false` for none at all.',
  'groups by name': 'An object whose names are free, each with the fields below it.',
  trade: `A type of schema.org below LocalBusiness, or ${quoted(trades.map(({ trade }) => `${trade.names?.en}`))}, in either language.`,
  'type of block': `One of ${quoted(blockTypes)}, in capitals or not.`,
  'place in the menus': '`main`, `footer`, `none`, or an address such as `/services`.',
  anything: 'Any value that is not empty, `false` or `0`.',
};
