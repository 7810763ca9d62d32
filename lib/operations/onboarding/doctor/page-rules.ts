import { isBelow, type BlockType } from '@/lib/content/pages/free-pages';
import type { Site } from '@/lib/content/record/site';
import { showsArea } from '@/lib/site/area';
import { hasGallery } from '@/lib/site/pages/page-kinds';
import { navigationOf } from '@/lib/site/pages/site-pages';
import { entryNamed, group, isBlank, list, listEntriesIn, type Json, type Rules } from './rule';

/** The first of two pages with one title. */
const fieldOf = (record: Json, title: string) => entryNamed(record, 'options.pages', 'title', title);

/** Whether the record has the content that a block shows from another field. */
const isShown: Partial<Record<BlockType, (site: Site) => boolean>> = {
  gallery: (site) => hasGallery({ ...site, beforeAfter: [], projects: [] }),
  beforeAfter: ({ beforeAfter }) => beforeAfter.length > 0,
  video: ({ promoVideo }) => promoVideo !== null,
  map: (site) => site.places.length + site.areas.length > 0 || showsArea(site),
  reviews: ({ reviews, ownReviews }) =>
    reviews.recordId !== null || reviews.links.length + ownReviews.length > 0,
};

export const pageRules: Rules = {
  'block-without-type': ({ record }) =>
    listEntriesIn(record, 'options.pages').flatMap(({ path, entry }) =>
      list(entry.blocks).flatMap((block, index) =>
        isBlank(group(block).type) ? [{ field: `${path}.blocks[${index}]` }] : [],
      ),
    ),
  'block-without-content': ({ site, record }) =>
    site.freePages.flatMap(({ name, blocks }) =>
      blocks
        .filter(({ type }) => isShown[type]?.(site) === false)
        .map(({ type }) => ({ field: fieldOf(record, name), shown: `“${name}”`, reason: type })),
    ),
  'page-empty': ({ site, record }) =>
    site.freePages
      .filter(({ blocks }) => blocks.length === 0)
      .map(({ name }) => ({ field: fieldOf(record, name), shown: `“${name}”` })),
  'page-place-unknown': ({ site, record }) => {
    const inMenu = new Set(navigationOf(site).map(({ href }) => href));
    return site.freePages
      .filter(({ place }) => isBelow(place) && !inMenu.has(place))
      .map(({ name, place }) => ({
        field: `${fieldOf(record, name)}.menu`,
        shown: `“${name}”`,
        reason: place,
      }));
  },
};
