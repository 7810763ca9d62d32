import type { Site } from '@/lib/content/record/site';
import { hyphenSlugOf } from '@/lib/language/slug';
import { decoded, didYouMean } from '@/lib/platform/text';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import {
  fixedKinds,
  fixedPage,
  hasFixed,
  indexablePages,
  pageName,
  pagesOf,
} from '@/lib/site/pages/site-pages';
import { descriptionOf } from '@/lib/site/seo/page-texts';
import type { Examined, Place, Rules } from './rule';

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

const repeatedDescriptions = (site: Site): Place[] => {
  const reason = site.search.localTitles
    ? 'Write others in options.search.pages.'
    : 'Write "titles": "local" in options.search: it makes one of the text of each page.';
  const earlier = new Map<string, string>();
  return descriptionsOf(site).flatMap(([path, description]) => {
    const first = earlier.get(description);
    earlier.set(description, first ?? path);
    return first === undefined
      ? []
      : [{ field: 'options.search', shown: path, reason: `as ${first}. ${reason}` }];
  });
};

const unknownPages = (site: Site): Place[] => {
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

const namedLikePages = ({ site, services }: Examined): Place[] => {
  const pageOf = new Map(
    kindsWithCommonNames
      .filter((kind) => hasFixed(site, kind))
      .flatMap((kind) => {
        const name = pageName(fixedPage(site, kind));
        return [name, ...pageKinds[kind].oldNames].map((usual) => [hyphenSlugOf(usual), name] as const);
      }),
  );
  return site.services.flatMap(({ name, slug }, index) => {
    const page =
      slug === null ? undefined : pageOf.get(hyphenSlugOf(name).replace(/^(our|nuestr[oa]s)-/, ''));
    const field = services[index]?.field.replace(/description$/, 'name');
    return page ? [{ field, shown: `“${name}”`, reason: page }] : [];
  });
};

export const searchRules: Rules = {
  'repeated-description': ({ site }) => repeatedDescriptions(site),
  'search-page-unknown': ({ site }) => unknownPages(site),
  'service-like-page': namedLikePages,
};
