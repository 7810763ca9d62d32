import { MIN_AREA_WORDS, nearCopiesIn, wordsIn } from '@/lib/content/areas/areas';
import { isBelow, type BlockType } from '@/lib/content/pages/free-pages';
import type { Site } from '@/lib/content/record/site';
import { looseSlug } from '@/lib/language/slug';
import { showsArea } from '@/lib/site/area';
import { hasGallery } from '@/lib/site/pages/page-kinds';
import { navigationOf } from '@/lib/site/pages/site-pages';
import {
  asText,
  group,
  isBlank,
  limitOf,
  list,
  listEntriesIn,
  placesNamed,
  type Examined,
  type Rules,
} from './rule';

/** Of two pages with one title, the first. */
const pageAt = (examined: Examined) => placesNamed(examined, 'options.pages', 'title');
const articleAt = (examined: Examined) => placesNamed(examined, 'options.articles', 'title');
const areaAt = (examined: Examined) => placesNamed(examined, 'options.areas', 'name');

/** Whether the record has the content that a block shows from another field. */
const isShown: Partial<Record<BlockType, (site: Site) => boolean>> = {
  gallery: (site) => hasGallery({ ...site, beforeAfter: [], projects: [] }),
  beforeAfter: ({ beforeAfter }) => beforeAfter.length > 0,
  video: ({ promoVideo }) => promoVideo !== null,
  map: (site) => site.places.length + site.areas.length > 0 || showsArea(site),
  reviews: ({ reviews, ownReviews }) =>
    reviews.recordId !== null || reviews.links.length + ownReviews.length > 0,
};

/** Pages that the record writes: pages of its own, articles and towns. */
export const pageRules: Rules = {
  'block-without-type': ({ record }) =>
    listEntriesIn(record, 'options.pages').flatMap(({ path, entry }) =>
      list(entry.blocks).flatMap((block, index) =>
        isBlank(group(block).type) ? [{ field: `${path}.blocks[${index}]` }] : [],
      ),
    ),
  'block-without-content': (examined) =>
    examined.site.freePages.flatMap(({ name, blocks }) =>
      blocks
        .filter(({ type }) => isShown[type]?.(examined.site) === false)
        .map(({ type }) => pageAt(examined)(name, '', type)),
    ),
  'page-empty': (examined) =>
    examined.site.freePages
      .filter(({ blocks }) => blocks.length === 0)
      .map(({ name }) => pageAt(examined)(name)),
  'page-place-unknown': (examined) => {
    const inMenu = new Set(navigationOf(examined.site).map(({ href }) => href));
    return examined.site.freePages
      .filter(({ place }) => isBelow(place) && !inMenu.has(place))
      .map(({ name, place }) => pageAt(examined)(name, '.menu', place));
  },
  'article-short': (examined) =>
    examined.site.articles
      .filter(({ text }) => wordsIn(text) < limitOf('article-short'))
      .map(({ name }) => articleAt(examined)(name, '.text')),
  'article-undated': (examined) =>
    examined.site.articles
      .filter(({ date }) => date === null)
      .map(({ name }) => articleAt(examined)(name, '.date')),
  'article-in-future': (examined) =>
    examined.site.articles.flatMap(({ name, date, publicFrom }) =>
      date !== null && publicFrom !== undefined ? articleAt(examined)(name, '.date', date) : [],
    ),
  'town-copied': (examined) => {
    const copied = nearCopiesIn(examined.site.areas);
    return examined.site.areas.flatMap(({ name }, index) =>
      copied[index] ? areaAt(examined)(name, '.text', `“${copied[index]}”`) : [],
    );
  },
  'town-without-page': (examined) =>
    examined.site.areas
      .filter(({ text }) => wordsIn(text) < MIN_AREA_WORDS)
      .map(({ name }) => areaAt(examined)(name, '.text', `${MIN_AREA_WORDS}`)),
  'town-project-unknown': ({ site, record }) => {
    const known = new Set(site.projects.map(({ name }) => looseSlug(name)));
    return listEntriesIn(record, 'options.areas').flatMap(({ path, entry }) =>
      list(entry.projects).flatMap((project, index) =>
        known.has(looseSlug(asText(project)))
          ? []
          : [{ field: `${path}.projects[${index}]`, shown: `“${asText(project)}”` }],
      ),
    );
  },
};
