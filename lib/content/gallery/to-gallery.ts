import type { FieldProblem } from '@/lib/content/fields/check-fields';
import { compact, compactMap } from '@/lib/content/fields/compact';
import type { WireOf } from '@/lib/content/fields/field';
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

/** Captions by the picture's URL. */
export const toCaptions = (entries: WireOf<typeof captions>): Record<string, string> =>
  Object.fromEntries(
    compactMap(entries, ({ img, text }) => (img && text ? [[img, text] as const] : null)).flat(),
  );
