import { summaryOf, type Article } from '@/lib/content/domain/articles';
import type { FieldProblem } from '@/lib/content/wire/check-fields';
import type { WireRecord } from '@/lib/content/wire/wire-record';
import { noText } from './compact';
import { dots, withSlugs } from './to-pages';

/** Newest first; without a date last. */
export const toArticles = ({ options }: WireRecord, problems: FieldProblem[]): Article[] =>
  withSlugs(
    'options.articles',
    options?.articles?.map((entry) => entry && { ...entry, name: entry.title }),
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
