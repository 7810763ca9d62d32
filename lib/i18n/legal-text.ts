/** A long text in parts, each under a heading of its own. */
export type LegalText = { intro: string; parts: { title: string; paragraphs: string[] }[] };

/** What a site does with what it learns of its visitors; a part that does not apply is not said. */
export type PrivacyFacts = {
  business: string;
  /** After how many days delivered requests are erased; null when they are not, by themselves. */
  keepDays: number | null;
  countsVisits: boolean;
  /** Does the form ask Cloudflare Turnstile whether a person sends it? */
  checksForRobots: boolean;
  /** Hosts that browsers fetch this site's pictures from, beside its own. */
  pictureHosts: string[];
  /** Hosts whose players are shown when a visitor asks for a video. */
  videoHosts: string[];
  hasMaps: boolean;
  /** Links that open a message to the business. */
  hasMessages: boolean;
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
