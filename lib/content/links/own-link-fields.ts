import { linkKinds, linkPlaces } from './site-links';
import { field, groups, normaliseText, textOrNull } from '@/lib/content/fields/field';
import { secureLink } from '@/lib/content/fields/link-kinds';
import { flag } from '@/lib/content/fields/number-kinds';
import { line, oneOf, textKind } from '@/lib/content/fields/text-kinds';
import words from './own-link-words.json' with { type: 'json' };

const MAX_PAGE_ID = 64;

const pageId = textKind(
  'page id',
  MAX_PAGE_ID,
  normaliseText,
  [(text) => /^[\w-]*$/.test(text), 'is not a page id'],
  { type: textOrNull, pattern: '^\\s*([A-Za-z0-9_-]{1,64})?\\s*$' },
);

export const ownLinks = groups(words.ownLinks, 8, {
  kind: oneOf(linkKinds, 'kind of link'),
  url: secureLink,
  label: line,
  place: oneOf(linkPlaces, 'place of a link'),
  newTab: flag,
  embed: flag,
});

export const otherLanguage = field(pageId, words.otherLanguage);
