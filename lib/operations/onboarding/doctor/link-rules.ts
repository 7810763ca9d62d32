import type { Site } from '@/lib/content/record/site';
import { hasPage } from '@/lib/content/domain/named';
import { refusalOf } from '@/lib/site/pages/other-language';
import { lacking, type OutsidePlace, type Rules } from './rule';

export const linkRules: Rules = {
  'link-incomplete': lacking('options.links', ['kind', 'url']),
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
