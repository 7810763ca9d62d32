import { summaryOf, type Article } from './articles';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import type { articles } from './article-fields';
import { noText } from '@/lib/content/domain/text-blocks';
import { dots, withSlugs } from '@/lib/content/fields/with-slugs';

/** Newest first; without a date last. */
export const toArticles = (
  entries: WireOf<typeof articles> | undefined,
  problems: FieldProblem[],
): Article[] =>
  withSlugs(
    'options.articles',
    entries?.map((entry) => entry && { ...entry, name: entry.title }),
    ({ date, updated, author, picture, text }) => ({
      ...(text ?? noText),
      date,
      updated: updated && date && updated > date ? updated : null,
      author,
      picture,
      summary: summaryOf(text?.text ?? ''),
    }),
    { taken: dots, hasHyphensOnly: true, nameField: 'title', problems },
  ).sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
