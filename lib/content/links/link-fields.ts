import { field, group, groups } from '@/lib/content/fields/field';
import { picture, webLink, anyLink } from '@/lib/content/fields/link-kinds';
import { line } from '@/lib/content/fields/text-kinds';
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
