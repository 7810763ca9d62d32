import type { RequestKind } from './request-kinds';

export type LegalText = { intro: string; parts: { title: string; paragraphs: string[] }[] };

/** The site's use of visitors' data; a paragraph that does not apply is left out. */
export type PrivacyFacts = {
  business: string;
  asksFor: RequestKind;
  hasPopup: boolean;
  /** Null: never erased. */
  keepDays: number | null;
  confirms: boolean;
  countsVisits: boolean;
  measuresSpeed: boolean;
  /** Needs the visitor's consent. */
  analytics: string | null;
  checksForRobots: boolean;
  pictureHosts: string[];
  videoHosts: string[];
  hasMaps: boolean;
  hasMessageLinks: boolean;
  hasChat: boolean;
  hasWeather: boolean;
  hasReviewLinks: boolean;
};

export type AccessibilityFacts = {
  business: string;
  phone: string | null;
  email: string | null;
  hasMaps: boolean;
  hasVideos: boolean;
};

/** Joins pieces, so that no source line holds a whole paragraph. */
export const text = (...pieces: string[]): string => pieces.filter(Boolean).join(' ');

/** The paragraphs that apply: `hasMaps && 'A map …'` is left out when it is false. */
export const paragraphs = (...given: (string | false)[]): string[] =>
  given.filter((paragraph) => paragraph !== false);
