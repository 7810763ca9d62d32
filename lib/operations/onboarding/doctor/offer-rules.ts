import { asText, entriesOf, group, isBlank, type Examined, type Place, type Rules } from './rule';

const pricesIn = ({ record }: Examined) => entriesOf(group(record.options), 'prices');
const hasAmount = ({ from, to }: Record<string, unknown>) => !isBlank(from) || !isBlank(to);

export const offerRules: Rules = {
  'half-price': {
    warning: (entry, missing) => `${entry} has no ${missing}: it is not shown.`,
    check: (examined) =>
      pricesIn(examined).flatMap(({ path, entry }): Place[] => {
        const field = `options.${path}`;
        if (isBlank(entry.service)) return [{ field, reason: 'service' }];
        return hasAmount(entry) || !isBlank(entry.duration)
          ? []
          : [{ field, reason: 'price and no duration' }];
      }),
  },
  'price-without-unit': {
    note: (where, unit) =>
      `${where} has no unit: visitors do not know what the number is for. Write ${unit}.`,
    check: (examined) =>
      pricesIn(examined).flatMap(({ path, entry }): Place[] => [
        ...(hasAmount(entry) && isBlank(entry.unit)
          ? [
              {
                field: `options.${path}.unit`,
                shown: `options.${path}`,
                reason: 'a unit such as “hour”, “visit” or “job”',
              },
            ]
          : []),
        ...(/^[\d\s.,:–-]+$/.test(asText(entry.duration))
          ? [{ field: `options.${path}.duration`, reason: 'for example “45 min”' }]
          : []),
      ]),
  },
};
