import { field, group, list, normaliseText, suggested, textOrNull } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';
import { line, textKind } from '@/lib/content/fields/text-kinds';
import { iso31661 } from 'iso-3166';
import { didYouMean, hintFor } from '@/lib/platform/text';
import { tradeNamed, tradeNameIn, tradeNames, trades } from '@/lib/content/business/trades';
import words from './trade-words.json' with { type: 'json' };

const MAX_TRADE = 60;
const MAX_COUNTRY = 60;

/** Read in to-contacts.ts, which names the consequence of a problem. */
const countryName = textKind(
  'country',
  MAX_COUNTRY,
  normaliseText,
  undefined,
  suggested(
    iso31661.map(({ alpha2 }) => alpha2),
    { type: textOrNull, maxLength: MAX_COUNTRY },
  ),
);

const notATrade = (name: string) =>
  `is not a trade${hintFor(name, tradeNames, didYouMean(name, tradeNames) ?? tradeNameIn(name))}`;

const tradeName = textKind(
  'trade',
  MAX_TRADE,
  normaliseText,
  [(name) => tradeNamed(name) !== null, { error: ({ input }) => notATrade(String(input)) }],
  suggested(
    trades.flatMap(({ trade }) => trade.names?.en ?? []),
    { type: textOrNull, maxLength: MAX_TRADE },
  ),
);

export const tradeOptions = {
  trade: field(tradeName, words.trade),
  country: field(countryName, words.country),
  serviceArea: field(
    group({ cities: list(line, 100), hideAddress: flag }, words.serviceArea.fields),
    words.serviceArea,
  ),
};
