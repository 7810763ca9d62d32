import { MIN_AREA_WORDS, nearCopiesIn, wordsIn, type Area } from './areas';
import type { Project } from '@/lib/content/record/site';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { WireRecord } from '@/lib/content/record/wire-record';
import { looseSlug } from '@/lib/language/slug';
import { compact, compactMap, noText } from '@/lib/content/fields/compact';
import { dots, withSlugs } from '@/lib/content/services/to-services';
import { toReviews } from '@/lib/content/reviews/to-reviews';

/** A town with a short text, or nearly that of an earlier town, is named without a page. */
export const toAreas = (
  { options }: WireRecord,
  allProjects: readonly Project[],
  problems: FieldProblem[],
): Area[] => {
  const projectNamed = (name: string) =>
    allProjects.find((project) => looseSlug(project.name) === looseSlug(name)) ?? null;
  const areas = withSlugs(
    'options.areas',
    options?.areas,
    ({ text, gallery, projects, reviews }) => ({
      ...(text ?? noText),
      pictures: [...new Set(compact(gallery))],
      projects: compactMap(projects, projectNamed),
      reviews: toReviews(reviews),
    }),
    { taken: dots, hasHyphensOnly: true, problems },
  );
  const copied = nearCopiesIn(areas);
  return areas.map((area, index) => {
    const original = copied[index];
    if (original)
      problems.push({
        path: `options.areas[${(options?.areas ?? []).findIndex((entry) => entry?.name === area.name)}].text`,
        reason: `makes no page: it nearly repeats the text of ${original}`,
      });
    return original || wordsIn(area.text) < MIN_AREA_WORDS ? { ...area, slug: null } : area;
  });
};
