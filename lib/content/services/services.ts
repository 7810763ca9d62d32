import type { Named } from '@/lib/content/domain/named';
import type { TextWithPoints } from '@/lib/content/domain/text-blocks';
import { looseSlug, slugOf } from '@/lib/language/slug';

/** `from` alone: at least; equal `from` and `to`: a fixed price. `currency`: ISO 4217. */
export type Amount = { from: number | null; to: number | null; currency: string; unit: string | null };
/** At least one of `amount` and `duration`. */
export type Price = { name: string | null; amount: Amount | null; duration: string | null };

export type ServiceBlock = TextWithPoints & { picture: string | null };
/** Services of one `group`, named by its title, follow one another. `prices`: one or more. */
export type Service = Named & { blocks: ServiceBlock[]; group?: string; prices?: Price[] };

/** Finds services by their names, in any case and with hyphens or spaces. */
export const serviceNamed = (services: readonly Service[]): ((name: string) => Service | undefined) => {
  const keyOf = (name: string) => looseSlug(slugOf(name));
  const byName = new Map(services.toReversed().map((service) => [keyOf(service.name), service]));
  return (name) => byName.get(keyOf(name));
};
