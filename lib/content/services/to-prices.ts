import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import { currencyOf } from '@/lib/language/prices';
import type { serviceOptions } from './service-fields';
import { serviceNamed, type Price, type Service } from './services';

type WirePrices = WireOf<typeof serviceOptions.prices>;
type WirePrice = NonNullable<NonNullable<WirePrices>[number]>;

/** The price with its certain amounts only; null when neither an amount nor a duration is left. */
const toPrice = (entry: WirePrice, path: string, country: string, problems: FieldProblem[]): Price | null => {
  const { name, from, to, unit, duration } = entry;
  const written = from ?? to;
  const currency = written && currencyOf(written.sign, country);
  const refuse = (key: string, reason: string) => {
    problems.push({ path: `${path}.${key}`, reason });
    return duration ? { name, amount: null, duration } : null;
  };
  if (!written) return duration ? { name, amount: null, duration } : null;
  if (!currency)
    return refuse(from ? 'from' : 'to', 'names no currency of this country: write its code, such as USD 120');
  if (written.amount === 0 && !(from && to))
    return refuse(
      from ? 'from' : 'to',
      'is 0 alone: for a free service write 0 in both, else leave it empty',
    );
  if (from && to?.sign && currencyOf(to.sign, country) !== currency)
    return refuse('to', 'has another currency than `from`');
  // '$99+' to '$99'
  if (from && to && to.amount === from.amount && (from.isEnd || to.isEnd))
    return refuse('to', 'is the same as `from`, whose words say that prices differ');
  if (from && to && to.amount < from.amount) return refuse('to', 'is lower than `from`');
  const amount = {
    from: from?.amount ?? null,
    to: to?.amount ?? null,
    currency,
    unit: unit?.replace(/^\/\s*/, '') ?? null,
  };
  return { name, amount, duration };
};

/** Services with their prices, in the order of the record. */
export const withPrices = (
  services: Service[],
  entries: WirePrices | undefined,
  country: string,
  problems: FieldProblem[],
): Service[] => {
  const known = serviceNamed(services);
  const byService = new Map<Service, Price[]>();
  (entries ?? []).forEach((entry, index) => {
    if (!entry?.service) return;
    const path = `options.prices[${index}]`;
    const service = known(entry.service);
    if (!service) problems.push({ path: `${path}.service`, reason: 'is not the name of a service' });
    const price = service && toPrice(entry, path, country, problems);
    if (price) byService.set(service, [...(byService.get(service) ?? []), price]);
  });
  return services.map((service) => {
    const own = byService.get(service);
    return own ? { ...service, prices: own } : service;
  });
};
