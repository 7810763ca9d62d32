import type { RequestKind } from './request-kinds';
import { getAllMessages, getMessages } from './index';
import type { Language } from './languages';
import en from './en/legal.json' with { type: 'json' };
import es from './es/legal.json' with { type: 'json' };

export type LegalText = { intro: string; parts: { title: string; paragraphs: string[] }[] };

/** The site's use of visitors' data. A fact with a paragraph's name tells whether the paragraph applies. */
export type PrivacyFacts = {
  business: string;
  asksFor: RequestKind;
  hasPopup: boolean;
  /** Null: never erased. */
  keepDays: number | null;
  confirmation: boolean;
  visits: boolean;
  speed: boolean;
  /** Needs the visitor's consent. */
  analytics: string | null;
  robotCheck: boolean;
  pictureHosts: string[];
  videoHosts: string[];
  maps: boolean;
  messageLinks: boolean;
  chat: boolean;
  weather: boolean;
  reviewLinks: boolean;
};

export type AccessibilityFacts = {
  business: string;
  phone: string | null;
  email: string | null;
  hasMaps: boolean;
  hasVideos: boolean;
};

/** Each sentence describes what the website does: change both together, in every language. */
const texts: Record<Language, typeof en> = { en, es };

type Written = { intro: string; parts: { title: string; paragraphs: object }[] };

/**
 * Fills in `{name}`, with a capital for `{Name}`.
 * @param applies false for the paragraphs to leave out
 */
const textOf = (
  { intro, parts }: Written,
  applies: Record<string, unknown>,
  values: Record<string, string | null>,
): LegalText => {
  const filled = (text: string): string =>
    text.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
      const value = values[first.toLowerCase() + rest] ?? '';
      return first === first.toLowerCase() ? value : value.replace(/^./, (letter) => letter.toUpperCase());
    });
  return {
    intro: filled(intro),
    parts: parts.map(({ title, paragraphs }) => ({
      title: filled(title),
      paragraphs: Object.entries(paragraphs).flatMap(([name, text]) =>
        applies[name] === false ? [] : [filled(String(text))],
      ),
    })),
  };
};

const listIn = (language: Language, words: readonly string[], type?: 'disjunction'): string =>
  new Intl.ListFormat(getMessages(language).locale, { type }).format(words);

export const privacyText = (language: Language, facts: PrivacyFacts): LegalText => {
  const { privacy } = texts[language];
  const { words } = privacy;
  const { privacyTitle, popup } = getAllMessages(language).requests[facts.asksFor];
  const { keepDays, analytics, pictureHosts, videoHosts } = facts;
  const remembered = [
    ...(facts.hasPopup ? [words.popupShown.replace('{popup}', popup)] : []),
    ...(facts.visits ? [words.visitCounted] : []),
  ];
  const applies = {
    ...facts,
    keptUntilErased: keepDays === null,
    keptForDays: keepDays !== null,
    analytics: analytics !== null,
    picturesOfOthers: pictureHosts.length > 0,
    noPicturesOfOthers: pictureHosts.length === 0,
    videos: videoHosts.length > 0,
  };
  return textOf(privacy, applies, {
    business: facts.business,
    title: privacyTitle,
    analytics,
    unlessAllowed: analytics && words.unlessAllowed,
    ofItsOwn: analytics && words.ofItsOwn,
    remembered: remembered.length > 0 ? ` ${remembered.join(', ')}${words.andToo}` : '',
    keepDays: keepDays === 1 ? words.oneDay : words.days.replace('{keepDays}', `${keepDays}`),
    pictureHosts: listIn(language, pictureHosts),
    videoHosts: listIn(language, videoHosts),
  });
};

export const accessibilityText = (language: Language, facts: AccessibilityFacts): LegalText => {
  const { accessibility } = texts[language];
  const { words } = accessibility;
  const { business, phone, email, hasMaps, hasVideos } = facts;
  const ways = [
    ...(phone ? [words.call.replace('{phone}', phone)] : []),
    ...(email ? [words.write.replace('{email}', email)] : []),
  ];
  const embedded = [...(hasMaps ? [words.maps] : []), ...(hasVideos ? [words.videos] : [])];
  const applies = {
    embedded: embedded.length > 0,
    captions: hasVideos,
    ways: ways.length > 0,
    formOnly: ways.length === 0,
  };
  return textOf(accessibility, applies, {
    business,
    embedded: listIn(language, embedded),
    ways: listIn(language, ways, 'disjunction'),
  });
};
