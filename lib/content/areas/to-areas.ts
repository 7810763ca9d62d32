import { MIN_AREA_WORDS, nearCopiesIn, wordsIn, type Area } from './areas';
import type { Project } from '@/lib/content/gallery/gallery-pages';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import type { areas as areaFields } from './area-fields';
import { looseSlug } from '@/lib/language/slug';
import { compact, compactMap } from '@/lib/content/fields/compact';
import { noText } from '@/lib/content/domain/text-blocks';
import { dots, withSlugs } from '@/lib/content/fields/with-slugs';
import { toReviews } from '@/lib/content/reviews/to-reviews';

/** A town whose text is short, or nearly repeats an earlier town's text, is named without a page. */
export const toAreas = (
  entries: WireOf<typeof areaFields> | undefined,
  allProjects: readonly Project[],
  problems: FieldProblem[],
): Area[] => {
  const projectNamed = (name: string) =>
    allProjects.find((project) => looseSlug(project.name) === looseSlug(name)) ?? null;
  const areas = withSlugs(
    'options.areas',
    entries,
    ({ text, gallery, projects, reviews }) => ({
      ...(text ?? noText),
      pictures: [...new Set(compact(gallery))],
      projects: compactMap(projects, projectNamed),
      reviews: toReviews(reviews),
    }),
    {
      isPage: ({ text }) => wordsIn(text?.text ?? '') >= MIN_AREA_WORDS,
      taken: dots,
      hasHyphensOnly: true,
      problems,
    },
  );
  const copied = nearCopiesIn(areas);
  return areas.map((area, index) => {
    const original = copied[index];
    if (original)
      problems.push({
        path: `options.areas[${(entries ?? []).findIndex((entry) => entry?.name === area.name)}].text`,
        reason: `makes no page: it nearly repeats the text of ${original}`,
      });
    return original ? { ...area, slug: null } : area;
  });
};
