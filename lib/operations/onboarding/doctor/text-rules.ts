import { hasPage } from '@/lib/content/domain/named';
import { kindAt, readFormatted } from '@/lib/content/record/record-help';
import type { Site } from '@/lib/content/record/site';
import {
  listEntriesIn,
  isBlank,
  limitOf,
  matches,
  type Examined,
  type Json,
  type Rules,
  type ServiceText,
} from './rule';

const PLACEHOLDERS = [
  /lorem ipsum/i,
  /dolor sit amet/i,
  /\b(your|insert|add|enter) (own )?(text|title|description|slogan|services|business name|company name)\b/i,
  /\b(escriba|inserte|agregue|ponga)( aquí)? (su|el|un) (texto|título|descripción|eslogan|nombre)/i,
  /\b(su|tu) texto aquí/i,
  /\btexto de (ejemplo|relleno|prueba)\b/i,
  /\bplaceholder\b/i,
  /\bTODO\b:?/,
  /\bx{3}[)\s.-]{1,2}x{3}[\s.-]x{4}\b/i,
  /\[(insert|your|enter|inserte|su)\b[^\]]*\]/i,
];
const PLACEHOLDER_MAIL = /@(your\w*|domain|company|mysite|example|email|sudominio)\.\w+$/i;
const PLACEHOLDER_PHONE = /^(1234567890|(\d)\2{9})$/;

/** Without dbPrincipal, whose licences and ways to pay have numbers of their own. */
const PROSE = /^db(Slogan|About|Home|Values|Services)\[/;
const DASH = String.raw`[-.\s\u2010-\u2014]`;
const AREA = String.raw`\(?[2-9]\d{2}(?:\)|${DASH})[-.\s]{0,2}`;
/** 303-555-0142, (303) 555-0142, 303.555.0142; no number after the word fax. */
const PHONES = new RegExp(String.raw`(?<!\d|\bfax\b\D{0,20})${AREA}[2-9]\d{2}${DASH}\d{4}(?!-?\d)`, 'gi');

const withoutExtension = (digits: string) => digits.replace(/;.*/, '');

const earlierWith = (seen: Map<string, string>, text: string, name: string): string | undefined => {
  const normal = text.toLowerCase().replace(/\s+/g, ' ');
  const earlier = text ? seen.get(normal) : undefined;
  seen.set(normal, earlier ?? name);
  return earlier;
};

export const serviceTexts = (record: Json, site: Site): ServiceText[] => {
  const named = listEntriesIn(record, 'dbServices').filter(({ entry }) => !isBlank(entry.name));
  const seen = new Map<string, string>();
  return site.services.map((service, index) => {
    const { name, blocks } = service;
    const words = blocks
      .flatMap(({ text, points }) => [text, ...points])
      .join(' ')
      .trim();
    const hasOwnPage = !site.callOnly && hasPage(service);
    const earlier = earlierWith(seen, words, name);
    const first = blocks[0]?.text ?? '';
    const field = `${named[index]?.path ?? 'dbServices'}.description`;
    return { name, field, words, first, earlier, hasOwnPage };
  });
};

/** The record's texts, except those that no page shows. */
const shownOf = ({ texts, problems }: Examined): Pick<Examined, 'texts'> => {
  const ignored = new Set(problems.map(({ path }) => path));
  return { texts: texts.filter(({ path }) => !ignored.has(path)) };
};

/** Marks that remain after reading, and so show as written. */
const SHOWN_MARKS =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|~~\w[^\n~]*~~|`{1,3}[^\n`]+`{1,3}|^#{1,6} +\p{L}|^\|.*\|$|^> \p{L}|\*\*\w|\w\*\*|\]\(|\]\[[\w ]{0,20}\]|^\[\^?\w{1,20}\]:|^(?:\*|=){3,}$/imu;

/** Remains in a text after reading: lost characters, and codes that a program should have replaced. */
const LEFT_BY_PROGRAMS = [
  /\S{0,12}(?:\ufffd|[ÂÃÐÑ][\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|â€|‚Ä|ï»¿|ï¿½|(?<![A-ZÀ-Ý])[ÂÃ](?!\S))\S{0,12}/,
  /\{[{%][^{}\n]{0,40}\}\}?|\$?\{\$?[\w .|-]{1,60}\}|\[\[[^[\]\n]{1,40}\]\]|<[%?][^\n>]{0,40}>?|%[A-Za-z][A-Za-z_]{1,30}%|\*?\|[A-Z][A-Z_]{2,30}\|\*?|##[A-Z_]{2,30}##|@@\w{2,30}@@|\[object \w{1,20}\]|^(?:null|undefined)\b|\b(?:NaN|undefined)(?= \w)/,
  /\[(?!INSERT|YOUR|ENTER)(?:[A-Z][A-Z _/-]{1,30})\](?!\()/,
  /\[\/?[a-z]\w{0,20}_\w[^\]\n]{0,60}\]?|\[[a-z][\w-]{0,30} +[\w-]{1,30}=[^\]\n]{0,60}\]?|\[\/[a-z][\w-]{0,30}\]|\[contact-form[^\]\n]{0,60}\]/,
  /&(?:amp|nbsp|quot|lt|gt|[lr][sd]quo|[mn]dash|#\d{2,5});|(?<=[A-Za-z])%20(?=[A-Za-z])|%[C-F]\d%[89AB][\dA-F]|=E2=80=|\\[nrtu"']|#(?:REF|VALUE|NAME\?|DIV\/0|N\/A)!?/,
];

/** Before Markdown takes its marks out: '[City]', '__CITY__', '«Business Name»'. */
const FIELD_NAMES = [
  /(?:<<|[«‹[{]|##|@@|%%|\$\$)(?:city|state|town|county|location|(?:(?:business|company|client|customer|first|last|owner|your|brand)[ _-]?)?name|phone|e-?mail|address|services?|trade|keyword|ciudad|estado|nombre|tel[eé]fono|empresa|negocio|direcci[oó]n|servicio)(?:[ ,_-][ \w,]{0,20}|\d)?(?:>>|[»›\]}](?!\()|##|@@|%%|\$\$)/i,
  /__[A-Z][A-Z_]{1,30}__|«(?:[A-Z][A-Z ]{2,30}|\w{1,20}_\w{1,20})»/,
];

const LINK = /\[[^\n[\]]{1,500}\]\(([^\s()]{1,2000})\)|<a\s[^>]{0,500}?href\s*=\s*["']?([^"'\s>]{1,2000})/gi;
const KEPT_LINK = /^(https?:|mailto:|tel:|www\.|\/\/)/i;

const isShownFormatted = (path: string) => kindAt(path) === 'formatted text';

export const textRules: Rules = {
  placeholder: (examined) => [
    ...matches(shownOf(examined), (text) =>
      PLACEHOLDERS.map((pattern) => pattern.exec(text)?.[0].slice(0, 40)).find(Boolean),
    ),
    ...[
      ...examined.site.emails
        .filter((email) => PLACEHOLDER_MAIL.test(email))
        .map((email) => ['dbPrincipal.emails', email]),
      ...examined.site.phones
        .filter(({ digits }) => PLACEHOLDER_PHONE.test(withoutExtension(digits).slice(-10)))
        .map(({ display }) => ['dbPrincipal.phones', display]),
    ].map(([field, shown]) => ({ field, shown: `“${shown}” in ${field}` })),
  ],
  'phone-not-listed': (examined) => {
    const listed = new Set(examined.site.phones.map(({ digits }) => withoutExtension(digits)));
    const prose = examined.texts.filter(({ path }) => PROSE.test(path));
    return matches({ ...examined, texts: prose }, (text) =>
      text.match(PHONES)?.find((number) => !listed.has(number.replace(/\D/g, ''))),
    );
  },
  'service-without-text': ({ services }) =>
    services.map(
      ({ name, field, words, hasOwnPage }) => hasOwnPage && !words && { field, shown: `“${name}”` },
    ),
  'repeated-service-text': ({ services }) =>
    services.map(
      ({ name, field, earlier, hasOwnPage }) =>
        hasOwnPage && earlier && { field, shown: `“${name}”`, reason: `“${earlier}”` },
    ),
  'thin-service-text': ({ services }) =>
    services.map(({ name, field, words: { length }, earlier, hasOwnPage }) => {
      const isThin = hasOwnPage && length > 0 && !earlier && length < limitOf('thin-service-text');
      return isThin && { field, shown: `“${name}” has ${length} characters of text` };
    }),
  'long-name': ({ site }) => site.name.length > limitOf('long-name') && { shown: `${site.name.length}` },
  'long-slogan': ({ texts }) =>
    texts.map(({ path, value: { length } }) => {
      const isLong = path.startsWith('dbSlogan[') && length > limitOf('long-slogan');
      return isLong && { field: path, shown: `${path} has ${length}` };
    }),
  'cut-in-search': ({ site }) =>
    !site.search.pages['/']?.description && site.about.first.text.length > limitOf('cut-in-search'),
  'cut-in-footer': ({ site }) => !site.callOnly && site.about.second.text.length > limitOf('cut-in-footer'),
  'cut-on-card': ({ services }) =>
    services.map(
      ({ field, first }) => first.length > limitOf('cut-on-card') && { field: `${field}[0].text` },
    ),
  'marks-shown': (examined) =>
    matches(examined, (text) => SHOWN_MARKS.exec(readFormatted(text).text)?.[0].slice(0, 30)),
  'left-by-a-program': (examined) =>
    matches(examined, (text) => {
      const read = readFormatted(text).text;
      const found = [
        ...FIELD_NAMES.map((pattern) => pattern.exec(text)),
        ...LEFT_BY_PROGRAMS.map((pattern) => pattern.exec(read)),
      ];
      return found.find(Boolean)?.[0].slice(0, 40);
    }),
  'link-not-kept': (examined) =>
    examined.texts
      .filter(({ path }) => isShownFormatted(path))
      .flatMap(({ path, value }) =>
        [...value.matchAll(LINK)]
          .map(([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '')
          .filter((target) => !KEPT_LINK.test(target))
          .map((target) => ({ field: path, shown: `“${target.slice(0, 60)}” in ${path}` })),
      ),
};
