import type { Site } from '@/lib/content/record/site';
import { trades, type Trade } from '@/lib/content/business/trades';
import { middleOf } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { businessType, foundTrade } from '@/lib/site/seo/business-type';
import { isBlank, group, matches, type Examined, type Place, type Rules } from './rule';

/** Another rule reports an unknown trade. */
const isNamed = ({ record }: Examined) => !isBlank(group(record.options).trade);

const nameOf = ({ names, type }: Trade) => names?.en ?? type;

const buttonOf = (site: Site) => messagesOf(site).action.freeEstimate;

const patternOf = (name: string) =>
  new RegExp(String.raw`(?<!\p{L})${name.replace(/[^\p{L}\p{N} ]/gu, '.')}s?(?!\p{L})`, 'iu');

const wordsOf = new Map(
  trades.flatMap(({ names }) =>
    names.map((name) => [name, name.toLowerCase().split(/[^\p{L}\p{N}]+/u)] as const),
  ),
);

/** Compiling a pattern for every name of a trade takes a quarter of a second, in which nobody is answered. */
const contains = (text: string, name: string) => {
  const lower = text.toLowerCase();
  const hasWords = wordsOf.get(name)?.every((word) => lower.includes(word)) ?? false;
  return hasWords && patternOf(name).test(text);
};

const unnamedTrade = (examined: Examined): Place[] => {
  const { site } = examined;
  const found = foundTrade(site);
  if (isNamed(examined) || !found) return [];
  const [said, right] = [buttonOf(site), buttonOf({ ...site, trade: found })];
  const words = said === right ? '' : `buttons say “${said}” in place of “${right}”`;
  const type = businessType(site);
  // A type from the services says more than the name.
  const told =
    type === found.type || type !== 'LocalBusiness'
      ? ''
      : `search engines are told “${type}” in place of “${found.type}”`;
  const reason = [words, told].filter(Boolean).join(', and ');
  return reason ? [{ shown: nameOf(found), reason }] : [];
};

/** The business is named like its trade, but may have other trades too. */
const isSaid = (trade: Trade, { name, services }: Site) => {
  const names = trades.find((row) => row.trade === trade)?.names ?? [];
  return [name, ...services.map((service) => service.name)].some((text) =>
    names.some((plain) => contains(text, plain)),
  );
};

/** Trades of one family, such as dentist and clinic, ask for the same and share services. */
const isOtherTrade = (trade: Trade, found: Trade) =>
  trade.type !== found.type && (trade.asksFor !== found.asksFor || trade.asksFor === 'estimate');

const otherTrade = ({ site }: Examined): Place[] => {
  const found = foundTrade(site);
  return site.trade && found && isOtherTrade(site.trade, found) && !isSaid(site.trade, site)
    ? [{ shown: nameOf(site.trade), reason: nameOf(found) }]
    : [];
};

const ESTIMATE =
  /\b(free|no[- ]obligation) (\w+ ){0,2}estimates?\b|\b(presupuesto|estimado)s? (\w+ )?(gratis|gratuitos?|sin (costo|compromiso))/i;

/** Words of other trades, except quotes, which are near enough to estimates. */
const estimates = (examined: Examined): Place[] => {
  const { site } = examined;
  const trade = site.trade ?? foundTrade(site);
  if (!trade || trade.asksFor === 'estimate' || trade.asksFor === 'quote') return [];
  const reason = buttonOf({ ...site, trade });
  return matches(examined, (text) => ESTIMATE.exec(text)?.[0]).map((place) => ({ ...place, reason }));
};

export const tradeRules: Rules = {
  claims: ({ site }) => {
    const { fact } = messagesOf(site);
    const labels = [
      !site.yearsOfExperience && fact.bestService,
      fact.professionals,
      !(site.milesCovered && middleOf(site)) && fact.costEffectiveness,
      fact.onTime,
    ].filter((label) => label !== false);
    return site.counters === null ? [{ shown: labels.map((label) => `“${label} 100%”`).join(', ') }] : [];
  },
  'trade-not-named': unnamedTrade,
  'trade-unknown': (examined) =>
    isNamed(examined) || foundTrade(examined.site) || businessType(examined.site) !== 'LocalBusiness'
      ? []
      : [{ shown: buttonOf(examined.site) }],
  'trade-differs': otherTrade,
  'estimate-of-other-trade': estimates,
};
