import type { Site } from '@/lib/content/record/site';
import { hasPage } from '@/lib/content/domain/named';
import { refusalOf } from '@/lib/site/pages/other-language';
import { group, isBlank, list, type OutsidePlace, type Rules } from './rule';

export const linkRules: Rules = {
  'link-incomplete': {
    warning: (link, missing) => `${link} has no ${missing}: it is not shown.`,
    check: ({ record }) =>
      list(group(record.options).links).flatMap((entry, index) => {
        const missing = ['kind', 'url'].filter((name) => isBlank(group(entry)[name]));
        const reason = missing.join(' and no ');
        return missing.length > 0 ? [{ field: `options.links[${index}]`, reason }] : [];
      }),
  },
  'other-language': {
    field: 'options.otherLanguage',
    warning: (field, reason) =>
      `${field} is not used: ${reason}. Neither site links to the other, and search engines take them for two businesses.`,
  },
  'other-services': {
    field: 'options.otherLanguage',
    note: (_, reason) =>
      `${reason}: search engines are told of no service that its page exists in the other language. Write both lists with the same services in the same order.`,
  },
};

/**
 * @param other null when the record of the other language cannot be read
 * @param isServed whether it has a host on this server
 */
export const otherLanguagePlaces = (site: Site, other: Site | null, isServed: boolean): OutsidePlace[] => {
  if (site.otherLanguage === null) return [];
  const name = `The record ${site.otherLanguage}`;
  const unused = (reason: string) => [{ code: 'other-language', reason }];
  if (!isServed) return unused(`${name} has no host on this server`);
  if (!other) return unused(`${name} cannot be read`);
  const refusal = refusalOf(site, other);
  if (refusal) return unused(refusal.replace('its record', `the record ${other.id}`));
  const [own, others] = [site, other].map(({ services }) => services.filter(hasPage).length);
  return own === others
    ? []
    : [{ code: 'other-services', reason: `This record has ${own} services, ${other.id} has ${others}` }];
};
