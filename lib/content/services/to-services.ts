import { reservedSlugs } from '@/lib/content/domain/addresses';
import { noText } from '@/lib/content/domain/text-blocks';
import { compact, compactMap } from '@/lib/content/fields/compact';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import { withSlugs } from '@/lib/content/fields/with-slugs';
import type { services } from './service-fields';
import type { Service } from './services';

type WireServices = WireOf<typeof services>;

const toBlocks = (entries: NonNullable<NonNullable<WireServices>[number]>['description']) =>
  compactMap(entries, (entry) => {
    const block = { picture: entry.img, ...(entry.text ?? noText), points: compact(entry.lists) };
    return block.picture || block.text || block.points.length ? block : null;
  });

export const toServices = (
  entries: WireServices,
  hasHyphensOnly: boolean,
  problems: FieldProblem[],
): Service[] =>
  withSlugs('dbServices', entries, ({ description }) => ({ blocks: toBlocks(description) }), {
    taken: reservedSlugs,
    hasHyphensOnly,
    problems,
  });
