import type { Site } from '@/lib/content/record/site';
import { trades, type Trade } from '@/lib/content/business/trades';
import { middleOf } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { businessType, tradeInName, tradeInNames } from '@/lib/site/seo/business-type';
import { listEntriesIn, group, isBlank, matches, type Examined, type Place, type Rules } from './rule';

/** A trade that is unknown is another rule's. */
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

const foundTrade = (site: Site): Trade | null => tradeInName(site) ?? tradeInNames(site);

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

const claims = (site: Site): Place[] => {
  const { fact } = messagesOf(site);
  if (site.counters !== null) return [];
  const labels = [
    !site.yearsOfExperience && fact.bestService,
    fact.professionals,
    !(site.milesCovered && middleOf(site)) && fact.costEffectiveness,
    fact.onTime,
  ].filter((label) => label !== false);
  return [{ shown: labels.map((label) => `“${label} 100%”`).join(', ') }];
};

export const tradeRules: Rules = {
  claims: {
    note: (labels) =>
      `The counters say ${labels}: these claims are the product’s and not the business’s. ` +
      'Write its own numbers in options.counters, or false to switch the counters off.',
    field: 'options.counters',
    check: ({ site }) => claims(site),
  },
  'half-counter': {
    warning: (half) => `${half}: it is not shown. A counter has a value and a label.`,
    check: ({ record }) =>
      listEntriesIn(group(record.options), 'counters').flatMap(({ path, entry }) => {
        const missing = ['value', 'label'].find((name) => isBlank(entry[name]));
        return missing
          ? [{ field: `options.${path}.${missing}`, shown: `options.${path} has no ${missing}` }]
          : [];
      }),
  },
  'trade-not-named': {
    warning: (trade, words) =>
      `The names say “${trade}”, but options.trade says nothing: ${words}. Write "trade": "${trade}".`,
    field: 'options.trade',
    check: unnamedTrade,
  },
  'trade-unknown': {
    warning: (words) =>
      'Neither options.trade nor the names of the business and its services say what it does: search engines ' +
      `are told of some local business, and buttons say “${words}”. Write its trade, such as "florist".`,
    field: 'options.trade',
    check: (examined) =>
      isNamed(examined) || foundTrade(examined.site) || businessType(examined.site) !== 'LocalBusiness'
        ? []
        : [{ shown: buttonOf(examined.site) }],
  },
  'trade-differs': {
    warning: (trade, found) =>
      `options.trade is “${trade}”, but the names of the business and its services say “${found}”: search engines ` +
      'and visitors are told two things. Correct the one that is wrong.',
    field: 'options.trade',
    check: otherTrade,
  },
  'estimate-of-other-trade': {
    note: (found, words) =>
      `${found}, but the buttons say “${words}”, as customers ask this trade for it. ` +
      'Say the same in both: change the text, or options.words.',
    check: estimates,
  },
};
