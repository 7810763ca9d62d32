import { isBelow, type BlockType } from '@/lib/content/pages/free-pages';
import type { Site } from '@/lib/content/record/site';
import { showsArea } from '@/lib/site/area';
import { hasGallery } from '@/lib/site/pages/page-kinds';
import { navigationOf } from '@/lib/site/pages/site-pages';
import { asText, group, isBlank, list, type Json, type Rules } from './rule';

const pagesIn = (record: Json) =>
  list(group(record.options).pages).map((entry, index) => ({
    field: `options.pages[${index}]`,
    entry: group(entry),
  }));
/** The first of two pages with one title. */
const fieldOf = (record: Json, title: string) =>
  pagesIn(record).find(({ entry }) => asText(entry.title) === title)?.field ?? 'options.pages';

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
  'block-without-type': {
    warning: (block) => `${block} has no type: it is not shown.`,
    check: ({ record }) =>
      pagesIn(record).flatMap(({ field, entry }) =>
        list(entry.blocks).flatMap((block, index) =>
          isBlank(group(block).type) ? [{ field: `${field}.blocks[${index}]` }] : [],
        ),
      ),
  },
  'block-without-content': {
    warning: (page, type) =>
      `The page ${page} has a block of the type ${type}, and the record has nothing for it: it is not shown.`,
    check: ({ site, record }) =>
      site.freePages.flatMap(({ name, blocks }) =>
        blocks
          .filter(({ type }) => isShown[type]?.(site) === false)
          .map(({ type }) => ({ field: fieldOf(record, name), shown: `“${name}”`, reason: type })),
      ),
  },
  'page-empty': {
    warning: (page) =>
      `The page ${page} has no block that shows: it is linked nowhere, and search engines do not list it.`,
    check: ({ site, record }) =>
      site.freePages
        .filter(({ blocks }) => blocks.length === 0)
        .map(({ name }) => ({ field: fieldOf(record, name), shown: `“${name}”` })),
  },
  'page-place-unknown': {
    warning: (page, place) =>
      `The page ${page} stands below ${place}, which is not in the main menu: the footer links it.`,
    check: ({ site, record }) => {
      const inMenu = new Set(navigationOf(site).map(({ href }) => href));
      return site.freePages
        .filter(({ place }) => isBelow(place) && !inMenu.has(place))
        .map(({ name, place }) => ({
          field: `${fieldOf(record, name)}.menu`,
          shown: `“${name}”`,
          reason: place,
        }));
    },
  },
};
