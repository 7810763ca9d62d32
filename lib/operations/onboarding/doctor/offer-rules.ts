import { asText, listEntriesIn, group, isBlank, type Examined, type Place, type Rules } from './rule';

const DAY_MS = 24 * 60 * 60_000;

const pricesIn = ({ record }: Examined) => listEntriesIn(group(record.options), 'prices');
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
  'half-registration': {
    warning: (entry, missing) => `${entry} has no ${missing}: it is not shown.`,
    check: ({ record }) =>
      listEntriesIn(group(record.options), 'registrations').flatMap(({ path, entry }) => {
        const missing = ['label', 'number'].find((name) => isBlank(entry[name]));
        return missing ? [{ field: `options.${path}`, reason: missing }] : [];
      }),
  },
  'team-incomplete': {
    note: (entry, missing) => `${entry} has no ${missing}.`,
    check: ({ record, site: { team } }) =>
      listEntriesIn(group(record.options), 'team').flatMap(({ path, entry }): Place[] => {
        const field = `options.${path}`;
        if (isBlank(entry.name)) return [{ field, reason: 'name: it is not shown', severity: 'warning' }];
        const isAlone = isBlank(entry.picture) && team.some(({ picture }) => picture);
        return isAlone ? [{ field, reason: 'picture, unlike others: a letter stands in its place' }] : [];
      }),
  },
  'announcement-over': {
    note: (day) => `The announcement was over on ${day}: write the next one, or remove it.`,
    field: 'options.announcement.to',
    check: ({ site: { announcement }, now }) => {
      const last = announcement?.to;
      return last && Date.parse(last) + 2 * DAY_MS < now ? [{ shown: last }] : [];
    },
  },
  'announcement-without-end': {
    note: 'The announcement has no last day: it stands above every page until it is removed.',
    field: 'options.announcement.to',
    check: ({ site: { announcement } }) => announcement !== null && announcement.to === null,
  },
};
