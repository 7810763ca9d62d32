import countryToCurrency from 'country-to-currency';
import { UNKNOWN_COUNTRY } from './geo/unknown-country';

/** `sign`: '$', '€' or a code such as 'USD', if any. `isEnd`: its words name an end of a range. */
export type WrittenPrice = { amount: number; sign: string | null; isEnd?: boolean };

const SIGN = String.raw`([a-z]{3}|[a-z]{0,3}\$|[€£¥₹])`;
const THOUSANDS = String.raw`(\d{1,3}([.,'\s])\d{3}(?:\3\d{3})*|\d{1,7})`;
const PRICE = new RegExp(`^(?:${SIGN} ?)?${THOUSANDS}(?:([.,])(\\d{1,2}))?(?: ?${SIGN})?$`, 'i');

/** Which end of a range a price is. */
export type PriceEnd = 'from' | 'to';
/** Words that only name an end of a range: 'from $99', '$99+', 'up to $150'. */
const WORDS_OF_END: Record<PriceEnd, RegExp> = {
  from: /^(?:(?:prices? )?(?:from|start(?:s|ing)? (?:at|from)|as low as)|desde|a partir de):? |(?: ?\+| (?:and|&) up)$/gi,
  to: /^(?:up to|hasta) /i,
};

/** The price of '120', '$1,200.50', '1.200,50 €' and 'USD 120'; null for a range or another word. */
export const priceIn = (written: string, end: PriceEnd): WrittenPrice | null => {
  const text = written.replace(WORDS_OF_END[end], '');
  const [, before, whole, thousands = '', point, cents = '0', behind] =
    PRICE.exec(text.replace(/^([a-z]{3}) ?([$€£].*)$/i, '$2 $1')) ?? [];
  // '$120 AUD', 'USD $120'
  const code = [before, behind].find((sign) => sign && /^[a-z]{3}$/i.test(sign))?.toUpperCase();
  const isOfCode = code && isCurrency(code) && [before, behind].includes(signIn(code));
  if (!whole || (before && behind && !isOfCode) || (thousands && thousands === point)) return null;
  const amount = Number(`${thousands ? whole.replaceAll(thousands, '') : whole}.${cents}`);
  const sign = code ?? (before ?? behind)?.toUpperCase() ?? null;
  return { amount, sign, isEnd: text !== written || undefined };
};

const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
};
const own = countryToCurrency as Record<string, string>;

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/** How people of a country write its currency: '$', '£'. */
const signIn = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** ISO 4217; null for a sign with several meanings, as '$' where people do not pay in dollars. */
export const currencyOf = (sign: string | null, country: string): string | null => {
  const usual = country === UNKNOWN_COUNTRY ? null : (own[country] ?? null);
  if (sign === null || (usual && [usual, signIn(usual)].includes(sign))) return usual;
  const code = signs[sign] ?? sign;
  return isCurrency(code) ? code : null;
};

/** '$120', '€45.50'; a range as '$120 – $180'. */
export const formatPrice = (currency: string, locale: string, from: number, to = from): string => {
  const fractions = [from, to].every(Number.isInteger) ? { minimumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...fractions,
  });
  return from === to ? format.format(from) : format.formatRange(from, to);
};
