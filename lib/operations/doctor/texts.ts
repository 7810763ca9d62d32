import { textsIn } from '@/lib/content/record-help';
import type { Site } from '@/lib/content/domain/site';
import type { Finding } from './finding';

// SPEC section 9.
const CARD_LENGTH = 160;
const FOOTER_LENGTH = 181;
const DESCRIPTION_LENGTH = 150;

/** Search results cut titles at about as many. */
const NAME_LENGTH = 60;
/** As on the social card. */
const SLOGAN_LENGTH = 90;

/** In characters: search engines rarely show pages with less text. */
const MIN_SERVICE_TEXT = 200;

const longer = (text: string, max: number) => text.length > max;
const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const cutTexts = (site: Site): Finding[] => {
  const found: Finding[] = [];
  const add = (field: string, where: string, max: number, code: string) =>
    found.push({
      severity: 'note',
      code,
      field,
      text: `${field} is cut after ${max} characters ${where}. The most important words belong at its beginning.`,
    });
  if (longer(site.about.first.text, DESCRIPTION_LENGTH))
    add('dbAbout[0].text', 'in search results', DESCRIPTION_LENGTH, 'cut-in-search');
  if (!site.callOnly && longer(site.about.second.text, FOOTER_LENGTH))
    add('dbAbout[1].text', 'in the footer', FOOTER_LENGTH, 'cut-in-footer');
  site.services.forEach(({ blocks }, index) => {
    if (longer(blocks[0]?.text ?? '', CARD_LENGTH))
      add(`dbServices[${index}].description[0].text`, 'on the card of Home', CARD_LENGTH, 'cut-on-card');
  });
  return found;
};

const serviceTexts = (site: Site): Finding[] => {
  const seen = new Map<string, string>();
  return site.services.flatMap(({ name, blocks }, index): Finding[] => {
    const words = blocks.flatMap(({ text, points }) => [text, ...points]).join(' ');
    const field = `dbServices[${index}].description`;
    const earlier = seen.get(normal(words));
    if (!words.trim())
      return [
        {
          severity: 'warning',
          code: 'service-without-text',
          field,
          text: `“${name}” has no text: its page says nothing that a search engine could find.`,
        },
      ];
    seen.set(normal(words), earlier ?? name);
    if (earlier)
      return [
        {
          severity: 'warning',
          code: 'repeated-service-text',
          field,
          text: `“${name}” has the same text as “${earlier}”: search engines show one of the two pages at most.`,
        },
      ];
    return words.length < MIN_SERVICE_TEXT
      ? [
          {
            severity: 'warning',
            code: 'thin-service-text',
            field,
            text:
              `“${name}” has ${words.length} characters of text: search engines rarely show a page ` +
              `with less than ${MIN_SERVICE_TEXT}. Say what is done, for whom and where.`,
          },
        ]
      : [];
  });
};

const longName = ({ name }: Site): Finding[] =>
  longer(name, NAME_LENGTH)
    ? [
        {
          severity: 'warning',
          code: 'long-name',
          field: 'dbPrincipal.name',
          text:
            `dbPrincipal.name has ${name.length} characters: search results cut the titles of all pages, and ` +
            `without a logo the header shows it in small letters. Write the name as people say it, in at most ${NAME_LENGTH}.`,
        },
      ]
    : [];

const longSlogans = (document: unknown): Finding[] =>
  textsIn(document)
    .filter(({ path, value }) => path.startsWith('dbSlogan[') && longer(value, SLOGAN_LENGTH))
    .map(({ path, value }) => ({
      severity: 'note',
      code: 'long-slogan',
      field: path,
      text:
        `${path} has ${value.length} characters, and slogans are set as headings. ` +
        `Write at most ${SLOGAN_LENGTH}; the rest belongs in dbAbout.`,
    }));

/** Texts that are cut where they show, or too long, and service texts that are too short or repeated. */
export const texts = (document: unknown, site: Site): Finding[] => [
  ...serviceTexts(site),
  ...longName(site),
  ...longSlogans(document),
  ...cutTexts(site),
];
