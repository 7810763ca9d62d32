import { MIN_AREA_WORDS, nearCopiesIn, wordsIn } from '@/lib/content/areas/areas';
import { isBelow, type BlockType } from '@/lib/content/pages/free-pages';
import type { Site } from '@/lib/content/record/site';
import { hyphenSlugOf, looseSlug } from '@/lib/language/slug';
import { decoded, didYouMean } from '@/lib/platform/text';
import { showsArea } from '@/lib/site/area';
import { hasGallery, pageKinds } from '@/lib/site/pages/page-kinds';
import {
  fixedKinds,
  fixedPage,
  hasFixed,
  indexablePages,
  navigationOf,
  pageName,
  pagesOf,
} from '@/lib/site/pages/site-pages';
import { descriptionOf } from '@/lib/site/seo/page-texts';
import {
  asText,
  group,
  isBlank,
  limitOf,
  list,
  listEntriesIn,
  placesNamed,
  type Answer,
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

/** Finding the nearest of 100 addresses takes 20 ms, and the report names three places. */
const MAX_HINTS = 3;

/** Descriptions by path. Local titles make them unique, so only the record's own descriptions can repeat. */
const descriptionsOf = (site: Site): [path: string, description: string][] => {
  const own = Object.entries(site.search.pages).map(
    ([path, { description }]) => [decoded(path), description] as const,
  );
  if (site.search.localTitles) return own.flatMap(([path, text]) => (text === null ? [] : [[path, text]]));
  const written = new Map(own);
  const standard = descriptionOf(site);
  return indexablePages(site, { state: 'gone' }).map(({ path }) => [
    decoded(path),
    written.get(decoded(path)) ?? standard,
  ]);
};

const repeatedDescriptions = (site: Site): Answer[] => {
  const reason = site.search.localTitles
    ? 'Write others in options.search.pages.'
    : 'Write "titles": "local" in options.search: it makes one of the text of each page.';
  const earlier = new Map<string, string>();
  return descriptionsOf(site).map(([path, description]) => {
    const first = earlier.get(description);
    earlier.set(description, first ?? path);
    return first && { field: 'options.search', shown: path, reason: `as ${first}. ${reason}` };
  });
};

const unknownPages = (site: Site): Answer[] => {
  const known = pagesOf(site).map(({ path }) => decoded(path));
  return Object.keys(site.search.pages)
    .filter((path) => !known.includes(decoded(path)))
    .map((path, index) => {
      const meant = index < MAX_HINTS ? didYouMean(decoded(path), known) : null;
      const reason = meant === null ? 'Pages are /about, /contact and the like.' : `Did you mean ${meant}?`;
      return { field: `options.search.pages.${path}`, shown: `“${path}”`, reason };
    });
};

/** Without the names of Our Videos, because a photographer sells videos. */
const kindsWithCommonNames = fixedKinds.filter((kind) => kind !== 'videos');

const namedLikePages = ({ site, services }: Examined): Answer[] => {
  const pageOf = new Map(
    kindsWithCommonNames
      .filter((kind) => hasFixed(site, kind))
      .flatMap((kind) => {
        const name = pageName(fixedPage(site, kind));
        return [name, ...pageKinds[kind].oldNames].map((usual) => [hyphenSlugOf(usual), name] as const);
      }),
  );
  return site.services.map(({ name, slug }, index) => {
    const page =
      slug === null ? undefined : pageOf.get(hyphenSlugOf(name).replace(/^(our|nuestr[oa]s)-/, ''));
    const field = services[index]?.field.replace(/description$/, 'name');
    return page && { field, shown: `“${name}”`, reason: page };
  });
};

/** Pages that the record writes, the texts of pages in search results, and their addresses. */
export const pageRules: Rules = {
  'block-without-type': ({ record }) =>
    listEntriesIn(record, 'options.pages').flatMap(({ path, entry }) =>
      list(entry.blocks).map(
        (block, index) => isBlank(group(block).type) && { field: `${path}.blocks[${index}]` },
      ),
    ),
  'block-without-content': (examined) =>
    examined.site.freePages.flatMap(({ name, blocks }) =>
      blocks.map(({ type }) => isShown[type]?.(examined.site) === false && pageAt(examined)(name, '', type)),
    ),
  'page-empty': (examined) =>
    examined.site.freePages.map(({ name, blocks }) => blocks.length === 0 && pageAt(examined)(name)),
  'page-place-unknown': (examined) => {
    const inMenu = new Set(navigationOf(examined.site).map(({ href }) => href));
    return examined.site.freePages.map(
      ({ name, place }) => isBelow(place) && !inMenu.has(place) && pageAt(examined)(name, '.menu', place),
    );
  },
  'article-short': (examined) =>
    examined.site.articles.map(
      ({ name, text }) => wordsIn(text) < limitOf('article-short') && articleAt(examined)(name, '.text'),
    ),
  'article-undated': (examined) =>
    examined.site.articles.map(({ name, date }) => date === null && articleAt(examined)(name, '.date')),
  'article-in-future': (examined) =>
    examined.site.articles.map(
      ({ name, date, publicFrom }) =>
        date !== null && publicFrom !== undefined && articleAt(examined)(name, '.date', date),
    ),
  'town-copied': (examined) => {
    const copied = nearCopiesIn(examined.site.areas);
    return examined.site.areas.map(
      ({ name }, index) => copied[index] && areaAt(examined)(name, '.text', `“${copied[index]}”`),
    );
  },
  'town-without-page': (examined) =>
    examined.site.areas.map(
      ({ name, text }) =>
        wordsIn(text) < MIN_AREA_WORDS && areaAt(examined)(name, '.text', `${MIN_AREA_WORDS}`),
    ),
  'town-project-unknown': ({ site, record }) => {
    const known = new Set(site.projects.map(({ name }) => looseSlug(name)));
    return listEntriesIn(record, 'options.areas').flatMap(({ path, entry }) =>
      list(entry.projects).map(
        (project, index) =>
          !known.has(looseSlug(asText(project))) && {
            field: `${path}.projects[${index}]`,
            shown: `“${asText(project)}”`,
          },
      ),
    );
  },
  'repeated-description': ({ site }) => repeatedDescriptions(site),
  'search-page-unknown': ({ site }) => unknownPages(site),
  'service-like-page': namedLikePages,
};
