import type { Site } from '@/lib/content/record/site';
import type { Trade } from '@/lib/content/business/trades';
import { middleOf } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { businessType, foundTrade } from '@/lib/site/seo/business-type';
import { isBlank, group, type Examined, type Place, type Rules } from './rule';

/** Another rule reports an unknown trade. */
const isNamed = ({ record }: Examined) => !isBlank(group(record.options).trade);

const nameOf = ({ names, type }: Trade) => names?.en ?? type;

const buttonOf = (site: Site) => messagesOf(site).action.freeEstimate;

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
};
