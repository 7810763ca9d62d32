import type { Service } from './site';

/** Whether the record puts services in groups (`options.serviceGroups`). */
export const areGrouped = (services: readonly Service[]): boolean =>
  services.some(({ group }) => group !== undefined);

/** What stands below one title; `title` is null for services of no group. */
export type ServiceGroup<Item> = { title: string | null; items: Item[] };

/** Items of services, in the services' order, by the groups of these. */
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
