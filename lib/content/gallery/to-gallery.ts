import { compact, compactMap } from '@/lib/content/fields/compact';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import { dots, withSlugs } from '@/lib/content/fields/with-slugs';
import type { BeforeAfter, Project } from './gallery-pages';
import type { beforeAfter, captions, projects } from './picture-fields';

export const toProjects = (
  entries: WireOf<typeof projects>,
  hasHyphensOnly: boolean,
  problems: FieldProblem[],
): Project[] =>
  withSlugs('landings', entries, ({ gallery }) => ({ pictures: [...new Set(compact(gallery))] }), {
    taken: dots,
    hasHyphensOnly,
    problems,
  });

export const toBeforeAfter = (entries: WireOf<typeof beforeAfter>): BeforeAfter[] =>
  compactMap(entries, ({ beforeImg, afterImg }) =>
    beforeImg && afterImg ? { before: beforeImg, after: afterImg } : null,
  );

/** The texts or the focal points of the descriptions, by the picture's URL. */
export const byPicture = (entries: WireOf<typeof captions>, name: 'text' | 'focus'): Record<string, string> =>
  Object.fromEntries(
    compact(entries).flatMap(({ img, [name]: value }) => (img && value ? [[img, value]] : [])),
  );
