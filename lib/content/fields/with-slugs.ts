import type { Named } from '@/lib/content/domain/named';
import { hyphenSlugOf, slugOf } from '@/lib/language/slug';
import type { FieldProblem } from './field';
import type { Nullable } from './compact';

export const dots: ReadonlySet<string> = new Set(['.', '..']);

/** `nameField`: the field that problems name; `name` by default. */
type SlugRules<Wire> = {
  /** Whether an entry gets a page; each does by default. An entry without a page takes no address. */
  isPage?: (entry: Wire) => boolean;
  taken: ReadonlySet<string>;
  hasHyphensOnly: boolean;
  nameField?: string;
  problems: FieldProblem[];
};
type Slugs = Pick<Named, 'slug' | 'standardSlug'>;

/** Gives entries slugs. One whose address is taken is shown without a page, and reported as a problem. */
export const withSlugs = <Wire extends { name: string | null; slug?: string | null }, Item>(
  field: string,
  entries: Nullable<Nullable<Wire>[]>,
  toItem: (entry: Wire) => Item,
  { isPage = () => true, taken, hasHyphensOnly, nameField = 'name', problems }: SlugRules<Wire>,
): (Item & { name: string } & Slugs)[] => {
  const used = new Set(taken);
  const freeSlugs = (name: string, path: string): Slugs => {
    const standardSlug = slugOf(name);
    const slug = (hasHyphensOnly && hyphenSlugOf(name)) || standardSlug;
    if (!used.has(slug)) {
      used.add(slug);
      return { slug, ...(slug !== standardSlug && { standardSlug }) };
    }
    problems.push({
      path,
      reason: taken.has(slug)
        ? `has no page: the address /${slug} belongs to another page`
        : `has no page: an earlier entry has the same address, ${slug}`,
    });
    return { slug: null };
  };
  return (entries ?? []).flatMap((entry, index) =>
    entry?.name
      ? [
          {
            name: entry.name,
            ...toItem(entry),
            ...(isPage(entry)
              ? freeSlugs(entry.slug ?? entry.name, `${field}[${index}].${nameField}`)
              : { slug: null }),
          },
        ]
      : [],
  );
};
