import { reservedSlugs } from '@/lib/content/domain/addresses';
import type { Project, Service } from '@/lib/content/domain/site';
import type { FieldProblem } from '@/lib/content/wire/check-fields';
import type { WireRecord } from '@/lib/content/wire/wire-record';
import { slugOf } from '@/lib/language/slug';
import { compact, compactMap } from './compact';

/** Adds slugs. An item whose address is taken gets null and a problem: it is shown, but has no page. */
const withSlugs = <T extends { name: string }>(
  items: { item: T; path: string }[],
  taken: ReadonlySet<string>,
  problems: FieldProblem[],
): (T & { slug: string | null })[] => {
  const used = new Set(taken);
  return items.map(({ item, path }) => {
    const slug = slugOf(item.name);
    if (!used.has(slug)) {
      used.add(slug);
      return { ...item, slug };
    }
    problems.push({
      path,
      reason: taken.has(slug)
        ? `has no page: the address /${slug} belongs to another page`
        : `has no page: an earlier entry has the same address, ${slug}`,
    });
    return { ...item, slug: null };
  });
};

export const toServices = (wire: WireRecord, problems: FieldProblem[]): Service[] => {
  const named = (wire.dbServices ?? []).flatMap((service, index) => {
    if (!service?.name) return [];
    const blocks = compactMap(service.description, (block) => {
      const made = { picture: block.img, text: block.text ?? '', points: compact(block.lists) };
      return made.picture || made.text || made.points.length ? made : null;
    });
    return [{ item: { name: service.name, blocks }, path: `dbServices[${index}].name` }];
  });
  return withSlugs(named, reservedSlugs, problems);
};

export const toProjects = (wire: WireRecord, problems: FieldProblem[]): Project[] => {
  const named = (wire.landings ?? []).flatMap((landing, index) =>
    landing?.name
      ? [
          {
            item: { name: landing.name, pictures: [...new Set(compact(landing.gallery))] },
            path: `landings[${index}].name`,
          },
        ]
      : [],
  );
  return withSlugs(named, new Set(['.', '..']), problems);
};
