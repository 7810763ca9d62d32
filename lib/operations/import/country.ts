import { countryOf } from '@/lib/language/phone-numbers';
import { findNumber } from '@/lib/language/phone-text';
import { all, attribute } from './dom';
import { type Claim, placeOf } from './findings';
import { textsOf, thingsOf } from './machine-data';
import { type Facts, businessesOf } from './site-facts';

const TLD: Record<string, string> = {
  uk: 'GB',
  au: 'AU',
  nz: 'NZ',
  ie: 'IE',
  ca: 'CA',
  us: 'US',
  mx: 'MX',
  es: 'ES',
  za: 'ZA',
  ar: 'AR',
  cl: 'CL',
  co: 'CO',
  pe: 'PE',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  in: 'IN',
  sg: 'SG',
};

/** Countries that the site hints at, the likeliest first: by its data, address, phones, language and host. */
export const countryClaims = (facts: Facts): Claim[] => {
  const claims: Claim[] = [];
  const add = (text: string, place: Claim['place'], weight: number) => {
    const value = countryOf(text);
    if (value) claims.push({ value, place, weight });
  };
  for (const { thing, page, where } of businessesOf(facts))
    for (const address of thingsOf(thing, 'address'))
      for (const text of textsOf(address, 'addressCountry'))
        add(text, placeOf(page, `${where}.address.addressCountry`), 4);
  const { home } = facts;
  const region = /[-_]([a-z]{2})$/i.exec(home.language ?? '')?.[1];
  if (region) add(region, placeOf(home, 'html[lang]'), /us/i.test(region) ? 1 : 2);
  const [meta] = all('meta[property="og:locale"]', home.document);
  const locale = /_([a-z]{2})$/i.exec(meta ? attribute(meta, 'content') : '')?.[1];
  if (locale) add(locale, placeOf(home, 'meta[og:locale]'), /us|mx|es|la/i.test(locale) ? 0.5 : 2);
  const described = all('meta[name="description" i]', home.document).map((meta) =>
    attribute(meta, 'content'),
  );
  for (const text of [home.title, ...described]) {
    const [named] =
      /\b(?:NZ|UK|USA|New Zealand|Australia|Ireland|Canada|United Kingdom|M[eé]xico|Puerto Rico)\b/.exec(
        text,
      ) ?? [];
    if (named) add(named, placeOf(home, 'title'), 2);
  }
  const tld = TLD[home.url.hostname.split('.').at(-1) ?? ''];
  if (tld) add(tld, placeOf(home, 'host'), 3);
  for (const page of facts.pages)
    for (const link of page.links) {
      const number =
        link.url.protocol === 'tel:' && /^(?:\+|%2b)/i.test(link.url.pathname)
          ? findNumber(link.url.pathname.replace(/%2b/i, '+'), 'US')
          : null;
      if (number?.number.country)
        claims.push({
          value: number.number.country,
          place: placeOf(page, link),
          weight: number.number.countryCallingCode === '1' ? 1 : 3,
        });
    }
  return claims;
};
