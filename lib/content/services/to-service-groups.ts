import { serviceNamed, type Service } from './services';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import type { serviceOptions } from './service-fields';

/** Services in the order of the record's groups; services without a group come last. */
export const inGroups = (
  services: Service[],
  groups: WireOf<typeof serviceOptions.serviceGroups> | undefined,
  problems: FieldProblem[],
): Service[] => {
  const known = serviceNamed(services);
  const used = new Set<Service>();
  const grouped = (groups ?? []).flatMap((entry, index) =>
    (entry?.services ?? []).flatMap((name, position) => {
      const service = name && entry?.title ? known(name) : null;
      if (service && !used.has(service)) {
        used.add(service);
        return [{ ...service, group: entry?.title ?? undefined }];
      }
      if (name && entry?.title)
        problems.push({
          path: `options.serviceGroups[${index}].services[${position}]`,
          reason: service ? 'stands in two groups' : 'is not the name of a service',
        });
      return [];
    }),
  );
  return grouped.length > 0 ? [...grouped, ...services.filter((service) => !used.has(service))] : services;
};
