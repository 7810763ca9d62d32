import { field, group, groups, normaliseText, textOrNull } from '@/lib/content/fields/field';
import { anyLink, picture, secureLink, webLink } from '@/lib/content/fields/link-kinds';
import { flag } from '@/lib/content/fields/number-kinds';
import { line, oneOf, textKind } from '@/lib/content/fields/text-kinds';
import { linkKinds, linkPlaces } from './site-links';
import words from './link-words.json' with { type: 'json' };

// Networks stand in the header, the menu, the footer and a section of one page; seventeen have icons.
const MAX_NETWORKS = 20;

export const socialMedia = field(
  group(
    {
      redes: groups(words.socialMedia.fields.redes, MAX_NETWORKS, {
        url: anyLink,
        icon: line,
        image: picture,
      }),
      directorios: groups(words.socialMedia.fields.directorios, 30, {
        name: line,
        url: anyLink,
        image: picture,
      }),
    },
    words.socialMedia.fields,
  ),
  words.socialMedia,
);

export const businessListing = field(
  group({ link: webLink, img: picture }, words.businessListing.fields),
  words.businessListing,
);

export const leadEndpoint = field(webLink, words.leadEndpoint);

const MAX_PAGE_ID = 64;

const pageId = textKind(
  'page id',
  MAX_PAGE_ID,
  normaliseText,
  [(text) => /^[\w-]*$/.test(text), 'is not a page id'],
  { type: textOrNull, pattern: '^\\s*([A-Za-z0-9_-]{1,64})?\\s*$' },
);

export const linkOptions = {
  links: groups(words.ownLinks, 8, {
    kind: oneOf(linkKinds, 'kind of link'),
    url: secureLink,
    label: line,
    place: oneOf(linkPlaces, 'place of a link'),
    newTab: flag,
    embed: flag,
  }),
  otherLanguage: field(pageId, words.otherLanguage),
};
