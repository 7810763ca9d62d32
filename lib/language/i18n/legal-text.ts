import type { RequestKind } from './request-kinds';

export type LegalText = { intro: string; parts: { title: string; paragraphs: string[] }[] };

/** What a site does with visitors' data; a paragraph that does not apply is left out. */
export type PrivacyFacts = {
  business: string;
  asksFor: RequestKind;
  /** The popup with the form opens by itself, once. */
  hasPopup: boolean;
  /** Days after which delivered requests are erased; null: never automatically. */
  keepDays: number | null;
  /** Visitors who give an e-mail address get a mail with what they wrote. */
  confirms: boolean;
  countsVisits: boolean;
  /** Browsers report how fast a page was. */
  measuresSpeed: boolean;
  /** The service that counts visits after a visitor's consent. */
  analytics: string | null;
  /** The form uses Cloudflare Turnstile. */
  checksForRobots: boolean;
  /** Other hosts from which browsers load pictures of this site. */
  pictureHosts: string[];
  /** Hosts from which a player is loaded after a click. */
  videoHosts: string[];
  hasMaps: boolean;
  /** Links that open a message to the business in WhatsApp. */
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

/** One text of several pieces, so that no line of the source holds a whole paragraph; '' is left out. */
export const text = (...pieces: string[]): string => pieces.filter(Boolean).join(' ');

/** The paragraphs that apply: `hasMaps && 'A map …'` is left out when it is false. */
export const paragraphs = (...given: (string | false)[]): string[] =>
  given.filter((paragraph) => paragraph !== false);
