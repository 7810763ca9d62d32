import { reservedSlugs } from '@/lib/content/domain/addresses';
import type { Project, Service } from '@/lib/content/record/site';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { WireRecord } from '@/lib/content/record/wire-record';
import { hyphenSlugOf, slugOf } from '@/lib/language/slug';
import { compact, compactMap, noText, type Nullable } from '@/lib/content/fields/compact';

export const dots: ReadonlySet<string> = new Set(['.', '..']);

/** `nameField`: the field that problems name; `name` by default. */
type SlugRules = {
  taken: ReadonlySet<string>;
  hasHyphensOnly: boolean;
  nameField?: string;
  problems: FieldProblem[];
};
type Slugs = Pick<Service, 'slug' | 'standardSlug'>;

/** Gives entries slugs. One whose address is taken is shown without a page, and reported as a problem. */
export const withSlugs = <Wire extends { name: string | null; slug?: string | null }, Item>(
  field: string,
  entries: Nullable<Nullable<Wire>[]>,
  toItem: (entry: Wire) => Item,
  { taken, hasHyphensOnly, nameField = 'name', problems }: SlugRules,
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
            ...freeSlugs(entry.slug ?? entry.name, `${field}[${index}].${nameField}`),
          },
        ]
      : [],
  );
};

const toBlocks = (entries: NonNullable<NonNullable<WireRecord['dbServices']>[number]>['description']) =>
  compactMap(entries, (entry) => {
    const block = { picture: entry.img, ...(entry.text ?? noText), points: compact(entry.lists) };
    return block.picture || block.text || block.points.length ? block : null;
  });

const hasHyphens = ({ options }: WireRecord) => options?.addresses === 'hyphens';

export const toServices = (wire: WireRecord, problems: FieldProblem[]): Service[] =>
  withSlugs('dbServices', wire.dbServices, ({ description }) => ({ blocks: toBlocks(description) }), {
    taken: reservedSlugs,
    hasHyphensOnly: hasHyphens(wire),
    problems,
  });

export const toProjects = (wire: WireRecord, problems: FieldProblem[]): Project[] =>
  withSlugs('landings', wire.landings, ({ gallery }) => ({ pictures: [...new Set(compact(gallery))] }), {
    taken: dots,
    hasHyphensOnly: hasHyphens(wire),
    problems,
  });
