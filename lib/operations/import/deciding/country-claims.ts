import { countryNamed } from '@/lib/language/geo/countries';
import { countryOf } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { textsOf, thingsOf } from '../page/machine-data';
import { decoded } from '../page/words';
import { type Claim, placeOf } from './findings';
import { DESCRIPTION, type Facts, metasOf } from './site-facts';

/** Endings of hosts that sites of any country take. */
const GENERIC = /^(?:ai|cc|co|fm|gg|io|la|ly|me|nu|to|tv|ws)$/;
const NAMED = /\b(?:NZ|UK|USA|New Zealand|Australia|Ireland|Canada|United Kingdom|M[eé]xico|Puerto Rico)\b/;

/** Countries that the site hints at: by its data, address, phones, language and host. */
export const countryClaims = ({ businesses, home, pages }: Facts): Claim[] => {
  const claim = (text: string | undefined, place: Claim['place'], weight: number): Claim[] => {
    const value = text ? countryOf(text) : null;
    return value ? [{ value, place, weight }] : [];
  };
  const said = businesses.flatMap(({ thing, page, where }) =>
    thingsOf(thing, 'address')
      .flatMap((address) => textsOf(address, 'addressCountry'))
      .flatMap((text) => claim(text, placeOf(page, `${where}.address.addressCountry`), 4)),
  );
  // Templates of builders call themselves American, or Spanish of Spain.
  const locales = metasOf(home, 'meta[property="og:locale"]', 2).flatMap(({ value, place }) =>
    claim(/_([a-z]{2})$/i.exec(value)?.[1], place, /_(?:us|mx|es)$/i.test(value) ? 0.5 : 2),
  );
  const region = /[-_]([a-z]{2})$/i.exec(home.language ?? '')?.[1];
  const texts = [{ value: home.title, place: placeOf(home, 'title') }, ...metasOf(home, DESCRIPTION, 2)];
  const ending = home.url.hostname.split('.').at(-1) ?? '';
  const dialled = pages.flatMap((page) =>
    page.links.flatMap(({ url, node }): Claim[] => {
      const text = url.protocol === 'tel:' ? decoded(url.pathname) : '';
      const number = text.startsWith('+') ? findNumber(text, 'US')?.number : null;
      if (!number?.country) return [];
      const weight = number.countryCallingCode === '1' ? 1 : 3;
      return [{ value: number.country, place: placeOf(page, { node }), weight }];
    }),
  );
  return [
    ...said,
    ...claim(region, placeOf(home, 'html[lang]'), /us/i.test(region ?? '') ? 1 : 2),
    ...locales,
    ...texts.flatMap(({ value, place }) => claim(NAMED.exec(value)?.[0], place, 2)),
    ...(countryNamed(ending) && !GENERIC.test(ending) ? claim(ending, placeOf(home, 'host'), 3) : []),
    ...dialled,
  ];
};
