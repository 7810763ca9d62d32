import { asText, listEntriesIn, isBlank, lacking, type Examined, type Place, type Rules } from './rule';
import { DAY_MS } from '@/lib/platform/day';

const pricesIn = ({ record }: Examined) => listEntriesIn(record, 'options.prices');
const hasAmount = ({ from, to }: Record<string, unknown>) => !isBlank(from) || !isBlank(to);

export const offerRules: Rules = {
  'half-price': (examined) =>
    pricesIn(examined).flatMap(({ path: field, entry }): Place[] => {
      if (isBlank(entry.service)) return [{ field, reason: 'service' }];
      return hasAmount(entry) || !isBlank(entry.duration) ? [] : [{ field, reason: 'price and no duration' }];
    }),
  'price-without-unit': (examined) =>
    pricesIn(examined).flatMap(({ path, entry }): Place[] => {
      const unit = 'a unit such as “hour”, “visit” or “job”';
      const isBare = /^[\d\s.,:–-]+$/.test(asText(entry.duration));
      return [
        ...(hasAmount(entry) && isBlank(entry.unit)
          ? [{ field: `${path}.unit`, shown: path, reason: unit }]
          : []),
        ...(isBare ? [{ field: `${path}.duration`, reason: 'for example “45 min”' }] : []),
      ];
    }),
  'link-incomplete': lacking('options.links', ['kind', 'url']),
  'half-registration': lacking('options.registrations', ['label', 'number']),
  'half-counter': lacking('options.counters', ['value', 'label']),
  'team-incomplete': ({ record, site: { team } }) =>
    listEntriesIn(record, 'options.team').flatMap(({ path: field, entry }): Place[] => {
      if (isBlank(entry.name)) return [{ field, reason: 'name: it is not shown', severity: 'warning' }];
      const isAlone = isBlank(entry.picture) && team.some(({ picture }) => picture);
      return isAlone ? [{ field, reason: 'picture, unlike others: a letter stands in its place' }] : [];
    }),
  'announcement-over': ({ site: { announcement }, now }) => {
    const last = announcement?.to;
    return last && Date.parse(last) + 2 * DAY_MS < now ? [{ shown: last }] : [];
  },
  'announcement-without-end': ({ site: { announcement } }) =>
    announcement !== null && announcement.to === null,
};
