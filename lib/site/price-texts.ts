import type { Amount, Price, Service } from '@/lib/content/services/services';
import { formatPrice } from '@/lib/language/prices';
import { messagesOf, type Worded } from './messages';

export const BEGINS_WITH_PER = /^(?:\/|(?:per|an?|each|every|por|cada|al?) )/i;

const withoutUnit = (site: Worded, { from, to, currency }: Amount): string => {
  const { price, locale } = messagesOf(site);
  const shown = (...amounts: [number, number?]) => formatPrice(currency, locale, ...amounts);
  if (from === null) return price.upTo(shown(to ?? 0));
  if (to === null) return price.from(shown(from));
  return to === 0 ? price.free : shown(from, to);
};

/** 'From $120 / hour', '$120 – $180', 'Up to $180 per visit' */
export const amountText = (site: Worded, amount: Amount): string => {
  const { unit } = amount;
  const text = withoutUnit(site, amount);
  if (!unit) return text;
  return BEGINS_WITH_PER.test(unit) ? `${text} ${unit}` : `${text} / ${unit}`;
};

/** 'From $35 / visit, 45 min' */
export const priceText = (site: Worded, { amount, duration }: Price): string =>
  [amount && amountText(site, amount), duration].filter(Boolean).join(', ');

/** The one price of a service, or where its prices begin; null for several units or currencies. */
export const lowestPriceText = (site: Worded, { prices = [] }: Service): string | null => {
  const [first, ...others] = prices;
  if (first && others.length === 0) return priceText(site, first);
  const amounts = prices.flatMap(({ amount }) => (amount && amount.from !== null ? [amount] : []));
  const lowest = amounts.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))[0];
  const isOfOneKind = amounts.every(
    ({ currency, unit }) => currency === lowest?.currency && unit === lowest.unit,
  );
  return lowest && isOfOneKind ? amountText(site, { ...lowest, to: null }) : null;
};
