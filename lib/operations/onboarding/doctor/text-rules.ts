import { hasPage } from '@/lib/content/domain/named';
import type { Site } from '@/lib/content/record/site';
import {
  listEntriesIn,
  isBlank,
  matches,
  type Examined,
  type Json,
  type Rules,
  type ServiceText,
} from './rule';

/** In characters: where pages, search results and the social card cut. */
const CARD_LENGTH = 160;
const FOOTER_LENGTH = 181;
const DESCRIPTION_LENGTH = 150;
const NAME_LENGTH = 60;
const SLOGAN_LENGTH = 90;
/** In characters: search engines rarely show pages with less text. */
const MIN_SERVICE_TEXT = 200;
/** In characters: shorter beginnings, such as “Ask us.”, may repeat. */
const MIN_BEGINNING = 30;

const PLACEHOLDERS = [
  /lorem ipsum/i,
  /dolor sit amet/i,
  /\b(your|insert|add|enter) (own )?(text|title|description|slogan|services|business name|company name)\b/i,
  /\b(escriba|inserte|agregue|ponga)( aquí)? (su|el|un) (texto|título|descripción|eslogan|nombre)/i,
  /\b(su|tu) texto aquí/i,
  /\btexto de (ejemplo|relleno|prueba)\b/i,
  /\bplaceholder\b/i,
  /\bTODO\b:?/,
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
  const seenFirst = new Map<string, string>();
  return site.services.map((service, index) => {
    const { name, blocks } = service;
    const words = blocks
      .flatMap(({ text, points }) => [text, ...points])
      .join(' ')
      .trim();
    const hasOwnPage = !site.callOnly && hasPage(service);
    const earlier = earlierWith(seen, words, name);
    const first = blocks[0]?.text ?? '';
    const begunBy = first.length < MIN_BEGINNING ? undefined : earlierWith(seenFirst, first, name);
    const field = `${named[index]?.path ?? 'dbServices'}.description`;
    return { name, field, words, first, earlier, begunBy: earlier ? undefined : begunBy, hasOwnPage };
  });
};

/** The record's texts, except those that no page shows. */
const shownOf = ({ texts, problems }: Examined): Pick<Examined, 'texts'> => {
  const ignored = new Set(problems.map(({ path }) => path));
  return { texts: texts.filter(({ path }) => !ignored.has(path)) };
};

const cutAfter =
  (max: number, where: string) =>
  (field: string): string =>
    `${field} is cut after ${max} characters ${where}. The most important words belong at its beginning.`;

export const textRules: Rules = {
  placeholder: {
    error: (found) =>
      `${found} looks like a placeholder, and visitors see it. Write what is true of this business.`,
    check: (examined) => [
      ...matches(shownOf(examined), (text) =>
        PLACEHOLDERS.map((pattern) => pattern.exec(text)?.[0].slice(0, 40)).find(Boolean),
      ),
      ...examined.site.emails
        .filter((email) => PLACEHOLDER_MAIL.test(email))
        .map((email) => ({ field: 'dbPrincipal.emails', shown: `“${email}” in dbPrincipal.emails` })),
      ...examined.site.phones
        .filter(({ digits }) => PLACEHOLDER_PHONE.test(withoutExtension(digits).slice(-10)))
        .map(({ display }) => ({ field: 'dbPrincipal.phones', shown: `“${display}” in dbPrincipal.phones` })),
    ],
  },
  'phone-not-listed': {
    warning: (number) =>
      `${number} is not in dbPrincipal.phones: visitors may call a number that is no longer answered. ` +
      'Correct it, or add it there.',
    check: (examined) => {
      const listed = new Set(examined.site.phones.map(({ digits }) => withoutExtension(digits)));
      const prose = examined.texts.filter(({ path }) => PROSE.test(path));
      return matches({ ...examined, texts: prose }, (text) =>
        text.match(PHONES)?.find((number) => !listed.has(number.replace(/\D/g, ''))),
      );
    },
  },
  'service-without-text': {
    warning: (name) => `${name} has no text: its page says nothing that a search engine could find.`,
    check: ({ services }) =>
      services
        .filter(({ words, hasOwnPage }) => hasOwnPage && !words)
        .map(({ name, field }) => ({ field, shown: `“${name}”` })),
  },
  'repeated-service-text': {
    warning: (name, earlier) =>
      `${name} has the same text as ${earlier}: search engines show one of these pages at most.`,
    check: ({ services }) =>
      services
        .filter(({ earlier, hasOwnPage }) => hasOwnPage && earlier)
        .map(({ name, field, earlier }) => ({ field, shown: `“${name}”`, reason: `“${earlier}”` })),
  },
  'repeated-service-beginning': {
    warning: (name, begunBy) =>
      `The text of ${name} begins as that of ${begunBy}: their cards, and search results, say the same.`,
    check: ({ services }) =>
      services
        .filter(({ begunBy }) => begunBy)
        .map(({ name, field, begunBy }) => ({ field, shown: `“${name}”`, reason: `“${begunBy}”` })),
  },
  'thin-service-text': {
    warning: (text) =>
      `${text}: search engines rarely show a page with less than ${MIN_SERVICE_TEXT}. ` +
      'Say what is done, for whom and where.',
    check: ({ services }) =>
      services
        .filter(
          ({ words, earlier, hasOwnPage }) =>
            hasOwnPage && words && !earlier && words.length < MIN_SERVICE_TEXT,
        )
        .map(({ name, field, words: { length } }) => ({
          field,
          shown: `“${name}” has ${length} characters of text`,
        })),
  },
  'long-name': {
    warning: (length) =>
      `dbPrincipal.name has ${length} characters: search results cut the titles of all pages, and without a logo ` +
      `the header shows it in small letters. Write the name as people say it, in at most ${NAME_LENGTH}.`,
    field: 'dbPrincipal.name',
    check: ({ site }) => (site.name.length > NAME_LENGTH ? [{ shown: `${site.name.length}` }] : []),
  },
  'long-slogan': {
    note: (slogan) =>
      `${slogan} characters, and slogans are set as headings. ` +
      `Write at most ${SLOGAN_LENGTH}; the rest belongs in dbAbout.`,
    field: 'dbSlogan',
    check: ({ texts }) =>
      texts
        .filter(({ path, value }) => path.startsWith('dbSlogan[') && value.length > SLOGAN_LENGTH)
        .map(({ path, value }) => ({ field: path, shown: `${path} has ${value.length}` })),
  },
  'cut-in-search': {
    note: cutAfter(DESCRIPTION_LENGTH, 'in search results'),
    field: 'dbAbout[0].text',
    check: ({ site }) =>
      !site.search.pages['/']?.description && site.about.first.text.length > DESCRIPTION_LENGTH,
  },
  'cut-in-footer': {
    note: cutAfter(FOOTER_LENGTH, 'in the footer'),
    field: 'dbAbout[1].text',
    check: ({ site }) => !site.callOnly && site.about.second.text.length > FOOTER_LENGTH,
  },
  'cut-on-card': {
    note: cutAfter(CARD_LENGTH, 'on the card of Home'),
    check: ({ services }) =>
      services
        .filter(({ first }) => first.length > CARD_LENGTH)
        .map(({ field }) => ({ field: `${field}[0].text` })),
  },
};
