import { getAllMessages, getMessages, type Messages } from './index';
import type { Language } from './languages';
import type { RequestKind } from './request-kinds';

type TextsIn<Part extends keyof Messages> = {
  [Name in keyof Messages[Part]]: Messages[Part][Name] extends string ? Name : never;
}[keyof Messages[Part]];
type TextPath = { [Part in keyof Messages]: readonly [Part, TextsIn<Part>] }[keyof Messages];

/** The interface's texts that a business can replace (`options.words`), with their places. */
export const ownWords = {
  callToAction: ['action', 'freeEstimate'],
  contactButton: ['action', 'contactUs'],
  formTitle: ['section', 'requestEstimate'],
  formText: ['section', 'estimateText'],
  formButton: ['form', 'submit'],
  popupTitle: ['estimatePopup', 'title'],
  messageTitle: ['section', 'sendMessage'],
  writeTitle: ['section', 'writeToUs'],
  contactTitle: ['section', 'getInTouch'],
  contactText: ['section', 'contactText'],
  followTitle: ['section', 'followUs'],
  findUsTitle: ['section', 'findUsOn'],
  findUsText: ['section', 'findText'],
  aboutTitle: ['section', 'about'],
  pointsTitle: ['section', 'aLittleAboutUs'],
  valuesTitle: ['section', 'values'],
  countersTitle: ['section', 'whyUs'],
  promoVideoTitle: ['section', 'promoVideo'],
  beforeAfterTitle: ['section', 'beforeAfter'],
  serviceListTitle: ['section', 'servicesInShort'],
  galleryTitle: ['section', 'gallery'],
  galleryText: ['section', 'galleryText'],
} as const satisfies Record<string, TextPath>;

export type WordName = keyof typeof ownWords;
export type OwnWords = Partial<Record<WordName, string>>;

/**
 * @param standard messages of a language and country
 * @param trade its name in that language; null when only the kind of request is known
 * @param own the business's words, which win over the trade's words
 */
export const messagesWith = (
  standard: Messages,
  language: Language,
  { asksFor, trade }: { asksFor: RequestKind; trade: string | null },
  own: OwnWords,
): Messages => {
  const { words, galleryOf, mailSubject } = getAllMessages(language).requests[asksFor];
  // In Spanish: 'Su peluquería', 'Sus artes marciales'.
  const galleryTitle = trade && galleryOf?.replace('{trade}', trade).replace(/^Su (?=\p{L}+s )/u, 'Sus ');
  const ofTrade = galleryTitle ? { galleryTitle } : {};
  const all: OwnWords = { ...words, ...ofTrade, ...own };
  const subject = (name: string) => mailSubject.replace('{name}', () => name);
  const messages: Record<string, unknown> = {
    ...standard,
    ...(asksFor !== 'estimate' && { lead: { ...standard.lead, subject } }),
  };
  for (const [name, [part, text]] of Object.entries(ownWords)) {
    const word = all[name as WordName];
    if (word !== undefined) messages[part] = { ...(messages[part] as object), [text]: word };
  }
  return messages as Messages;
};

/** The English text that stands where a business has no words of its own. */
export const standardText = (part: keyof Messages, text: string): string =>
  (getMessages('en')[part] as Record<string, string>)[text] ?? '';

export const isOfTrade = (name: WordName): boolean => name in getAllMessages('en').requests.estimate.words;
