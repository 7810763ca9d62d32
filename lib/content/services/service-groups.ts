import type { Service } from './services';

export const areGrouped = (services: readonly Service[]): boolean =>
  services.some(({ group }) => group !== undefined);

/** `title` is null for services of no group. */
export type ServiceGroup<Item> = { title: string | null; items: Item[] };

/** Groups `items` by the groups of their services, in the services' order. */
export const inServiceGroups = <Item>(
  items: readonly Item[],
  serviceOf: (item: Item) => Service,
): ServiceGroup<Item>[] => {
  const groups: ServiceGroup<Item>[] = [];
  for (const item of items) {
    const title = serviceOf(item).group ?? null;
    const last = groups.at(-1);
    if (last && last.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
};
