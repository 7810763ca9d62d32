import { summaryOf, type Article } from './articles';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { WireRecord } from '@/lib/content/record/wire-record';
import { noText } from '@/lib/content/fields/compact';
import { dots, withSlugs } from '@/lib/content/services/to-services';

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
