import { hasPage } from '@/lib/content/domain/named';
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

export const textRules: Rules = {
  placeholder: (examined) => [
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
  'phone-not-listed': (examined) => {
    const listed = new Set(examined.site.phones.map(({ digits }) => withoutExtension(digits)));
    const prose = examined.texts.filter(({ path }) => PROSE.test(path));
    return matches({ ...examined, texts: prose }, (text) =>
      text.match(PHONES)?.find((number) => !listed.has(number.replace(/\D/g, ''))),
    );
  },
  'service-without-text': ({ services }) =>
    services
      .filter(({ words, hasOwnPage }) => hasOwnPage && !words)
      .map(({ name, field }) => ({ field, shown: `“${name}”` })),
  'repeated-service-text': ({ services }) =>
    services
      .filter(({ earlier, hasOwnPage }) => hasOwnPage && earlier)
      .map(({ name, field, earlier }) => ({ field, shown: `“${name}”`, reason: `“${earlier}”` })),
  'thin-service-text': ({ services }) =>
    services
      .filter(
        ({ words, earlier, hasOwnPage }) =>
          hasOwnPage && words && !earlier && words.length < limitOf('thin-service-text'),
      )
      .map(({ name, field, words: { length } }) => ({
        field,
        shown: `“${name}” has ${length} characters of text`,
      })),
  'long-name': ({ site }) =>
    site.name.length > limitOf('long-name') ? [{ shown: `${site.name.length}` }] : [],
  'long-slogan': ({ texts }) =>
    texts
      .filter(({ path, value }) => path.startsWith('dbSlogan[') && value.length > limitOf('long-slogan'))
      .map(({ path, value }) => ({ field: path, shown: `${path} has ${value.length}` })),
  'cut-in-search': ({ site }) =>
    !site.search.pages['/']?.description && site.about.first.text.length > limitOf('cut-in-search'),
  'cut-in-footer': ({ site }) => !site.callOnly && site.about.second.text.length > limitOf('cut-in-footer'),
  'cut-on-card': ({ services }) =>
    services
      .filter(({ first }) => first.length > limitOf('cut-on-card'))
      .map(({ field }) => ({ field: `${field}[0].text` })),
};
