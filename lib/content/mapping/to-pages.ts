import { reservedSlugs } from '@/lib/content/domain/addresses';
import type { Project, Service } from '@/lib/content/domain/site';
import type { FieldProblem } from '@/lib/content/wire/check-fields';
import type { WireRecord } from '@/lib/content/wire/wire-record';
import { slugOf } from '@/lib/language/slug';
import { compact, compactMap, noText, type Nullable } from './compact';

/** URLs cannot end with them. */
const dots: ReadonlySet<string> = new Set(['.', '..']);

/**
 * The named entries of a list, with slugs. An entry whose address is taken gets null and a problem: it is
 * shown, but has no page.
 */
const withSlugs = <Wire extends { name: string | null }, Item>(
  field: string,
  entries: Nullable<Nullable<Wire>[]>,
  toItem: (entry: Wire) => Item,
  taken: ReadonlySet<string>,
  problems: FieldProblem[],
): (Item & { name: string; slug: string | null })[] => {
  const used = new Set(taken);
  const freeSlug = (name: string, path: string): string | null => {
    const slug = slugOf(name);
    if (!used.has(slug)) {
      used.add(slug);
      return slug;
    }
    problems.push({
      path,
      reason: taken.has(slug)
        ? `has no page: the address /${slug} belongs to another page`
        : `has no page: an earlier entry has the same address, ${slug}`,
    });
    return null;
  };
  return (entries ?? []).flatMap((entry, index) =>
    entry?.name
      ? [{ name: entry.name, ...toItem(entry), slug: freeSlug(entry.name, `${field}[${index}].name`) }]
      : [],
  );
};

const toBlocks = (entries: NonNullable<NonNullable<WireRecord['dbServices']>[number]>['description']) =>
  compactMap(entries, (entry) => {
    const block = { picture: entry.img, ...(entry.text ?? noText), points: compact(entry.lists) };
    return block.picture || block.text || block.points.length ? block : null;
  });

export const toServices = (wire: WireRecord, problems: FieldProblem[]): Service[] =>
  withSlugs(
    'dbServices',
    wire.dbServices,
    ({ description }) => ({ blocks: toBlocks(description) }),
    reservedSlugs,
    problems,
  );

export const toProjects = (wire: WireRecord, problems: FieldProblem[]): Project[] =>
  withSlugs(
    'landings',
    wire.landings,
    ({ gallery }) => ({ pictures: [...new Set(compact(gallery))] }),
    dots,
    problems,
  );
